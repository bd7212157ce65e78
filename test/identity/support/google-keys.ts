import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

import { jest } from '@jest/globals';

/** The requests to Google while its keys are replaced. */
export interface GoogleKeys {
  /** Stops responding. */
  fail: () => void;
  recover: () => void;
  stop: () => void;
}

const KEYS = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/** Replaces Google's key server by a local one. */
export async function lendGoogleKeys(keys: Record<string, string>): Promise<GoogleKeys> {
  let isUp = true;
  const server = createServer(({ url }, response) => {
    response.statusCode = url === KEYS && isUp ? 200 : 503;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isUp ? keys : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const spy = jest
    .spyOn(https, 'request')
    .mockImplementation(((
      { path, method, headers }: https.RequestOptions,
      answered: (response: IncomingMessage) => void,
    ) => request({ host: '127.0.0.1', port, path, method, headers }, answered)) as typeof https.request);
  return {
    fail: () => (isUp = false),
    recover: () => (isUp = true),
    stop: () => {
      spy.mockRestore();
      server.close();
    },
  };
}
