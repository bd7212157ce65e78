import { once } from 'node:events';
import { connect } from 'node:net';

import { API_BASE, routes } from '#core/api/routes.js';

/** A connection below HTTP's client, which would open another one where it is closed. */
export interface RawConnection {
  /** Asks for the configuration; answers the status line and headers, '' when the connection is closed instead. */
  ask: () => Promise<string>;
  /** Settles when the server has closed it. */
  closed: Promise<void>;
  isClosed: () => boolean;
  end: () => void;
}

const REQUEST = `GET ${API_BASE}${routes.config()} HTTP/1.1\r\nHost: motley\r\n\r\n`;

/** Opens one to the server of this origin, and says nothing. */
export async function openRawConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let hasClosed = false;
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      hasClosed = true;
      resolve();
    }),
  );
  socket.on('error', () => undefined);
  // Else nothing is read, and so not the end either.
  socket.resume();
  await Promise.race([once(socket, 'connect'), closed]);
  return {
    closed,
    isClosed: () => hasClosed,
    ask: () => {
      const answer = new Promise<string>((resolve) =>
        socket.once('data', (data) => resolve(data.toString())),
      );
      socket.write(REQUEST);
      return Promise.race([answer, closed.then(() => '')]);
    },
    end: () => socket.destroy(),
  };
}
