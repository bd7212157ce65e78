import { createServer } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import type { Certificate } from './certificate.js';

export interface HttpsProxy {
  port: number;
  /** The target of calls. */
  forwardTo(origin: string): void;
  close(): Promise<void>;
}

/** The headers that a proxy adds. */
const asForwarded = ({ headers, socket }: IncomingMessage): IncomingMessage['headers'] => ({
  ...headers,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': socket.remoteAddress ?? '',
});

/**
 * Longer than a slow machine takes between pages, because a connection that closes as it is used causes an error. The
 * browser opens some before it needs them: these wait for their first request as long as others for their next.
 */
const PATIENT = { keepAliveTimeout: 600_000, headersTimeout: 600_000, requestTimeout: 600_000 };

/** An https proxy in front of a server, with the certificate that the browser trusts; also for sockets. */
export async function serveHttps(): Promise<HttpsProxy> {
  const certificate = JSON.parse(process.env.E2E_CERTIFICATE ?? '') as Certificate;
  let target = new URL('http://localhost');
  const open = new Set<Duplex>();
  const server = createServer({ ...certificate, ...PATIENT }, (incoming, outgoing) => {
    const { method, url } = incoming;
    // On a new connection: a kept one may be closed just as it is reused.
    const options = { method, headers: asForwarded(incoming), agent: false };
    const call = request(new URL(url ?? '/', target), options, (answer) =>
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    call.once('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(error));
    });
    incoming.pipe(call);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const line = connect(Number(target.port), target.hostname, () => {
      const head = Object.entries(asForwarded(incoming)).map(
        ([header, value]) => `${header}: ${String(value)}`,
      );
      line.write([`GET ${incoming.url} HTTP/1.1`, ...head, '', ''].join('\r\n'));
      line.pipe(socket).pipe(line);
    });
    for (const [end, other] of [
      [line, socket],
      [socket, line],
    ] as const)
      end.once('error', () => other.destroy());
  });
  server.on('connection', (socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (origin) => void (target = new URL(origin)),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
