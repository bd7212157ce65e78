import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A bad network to one server: late, or cut. `test/support/silent-proxy` is the one that says nothing. */
export interface Network {
  url: string;
  /** A delay in milliseconds, in both directions. */
  delay: (milliseconds: number) => void;
  /** Resets all connections, and new ones, until `mend`. */
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of the server at `target`. */
export async function networkTo(target: string): Promise<Network> {
  const address = new URL(target);
  const [host, port] = [address.hostname, Number(address.port || '5432')];
  const open = new Set<Socket>();
  let lateness = 0;
  let isCut = false;
  /** Timers of equal length end in the order in which they began, so nothing is overtaken. */
  const pass = (from: Socket, to: Socket): void => {
    const later = (act: () => void): void => void (lateness === 0 ? act() : setTimeout(act, lateness));
    from.on('data', (data) => later(() => to.write(data)));
    from.on('error', () => undefined);
    from.once('close', () => later(() => to.destroy()));
  };
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ host, port });
    open.add(near);
    near.once('close', () => open.delete(near));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    delay: (milliseconds) => (lateness = milliseconds),
    cut: () => {
      isCut = true;
      for (const near of open) near.resetAndDestroy();
    },
    mend: () => (isCut = false),
    stop: async () => {
      for (const near of open) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
