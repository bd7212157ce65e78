import { once } from 'node:events';
import { connect } from 'node:net';

import { API_BASE, routes } from '#core/api/routes.js';

/** A raw connection: an HTTP client would reconnect if it is closed. */
export interface RawConnection {
  /** Requests the configuration and returns the status line and headers; '' if the connection is closed instead. */
  ask: () => Promise<string>;
  /** Everything the server has sent, once it has closed the connection. */
  closed: Promise<string>;
  end: () => void;
}

const REQUEST = `GET ${API_BASE}${routes.readConfig()} HTTP/1.1\r\nHost: motley\r\n\r\n`;

/** Opens a connection to the server of this origin without a request. */
export async function openRawConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await Promise.race([once(socket, 'connect'), closed]);
  return {
    closed,
    ask: () => {
      const answer = new Promise<string>((resolve) =>
        socket.once('data', (data: Buffer) => resolve(data.toString())),
      );
      socket.write(REQUEST);
      return Promise.race([answer, closed.then(() => '')]);
    },
    end: () => socket.destroy(),
  };
}
