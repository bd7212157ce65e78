import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { API_BASE } from '#core/api/routes.js';

import type { Principal } from '../../support/api.js';
import { currentApp } from '../../support/server/app.js';

/** A request of which only the head and the start of the body have been sent. */
export interface PartialRequest {
  socket: Socket;
  /** The status of the response; null if the server closes the connection without one. */
  status: Promise<number | null>;
}

const BEGINNING = '{"name":"';

/**
 * Sends a POST with a large Content-Length but only a few bytes.
 * @param length the Content-Length; null: the body is sent in chunks
 */
export async function beginPost(
  path: string,
  principal: Principal,
  length: number | null = 18_000_000,
): Promise<PartialRequest> {
  const { port, hostname } = new URL(currentApp().origin);
  const socket = connect({ port: Number(port), host: hostname });
  await once(socket, 'connect');
  const status = new Promise<number | null>((resolve) => {
    let heard = '';
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
      const found = /^HTTP\/1\.1 (\d{3}) [^]*\r\n\r\n/.exec(heard);
      if (found) resolve(Number(found[1]));
    });
    socket.once('close', () => resolve(null));
  });
  socket.on('error', () => undefined);
  const head = [
    `POST ${API_BASE}${path} HTTP/1.1`,
    'Host: motley',
    'Content-Type: application/json',
    // Even then the server must not close the connection before the response is read.
    'Connection: close',
    ...(principal === null ? [] : [`Authorization: Bearer ${principal.accessToken}`]),
    length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
  ];
  const chunk = length === null ? `${BEGINNING.length.toString(16)}\r\n${BEGINNING}\r\n` : BEGINNING;
  socket.write(`${head.join('\r\n')}\r\n\r\n${chunk}`);
  return { socket, status };
}
