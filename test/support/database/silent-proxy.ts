import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A TCP proxy that can drop its connections silently, like a firewall: after `forget`, data on older connections is
 * discarded in both directions, without a reset.
 */
export interface SilentProxy {
  port: number;
  /** Discards everything on open connections, and on new ones until `pass`. */
  forget: () => void;
  /** Passes new connections through; older ones stay silent. */
  pass: () => void;
  /** The number of dropped connections that their clients have not closed. */
  silent: () => number;
  stop: () => Promise<void>;
}

export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const open = new Set<Socket>();
  let silent = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (data) => {
        if (!silent.has(near)) to.write(data);
      });
      from.once('close', () => to.destroy());
    }
    near.once('close', () => [open, silent].forEach((set) => set.delete(near)));
    open.add(near);
    if (isSilent) silent.add(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    forget: () => {
      isSilent = true;
      silent = new Set(open);
    },
    pass: () => {
      isSilent = false;
    },
    silent: () => silent.size,
    stop: async () => {
      for (const near of open) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts a proxy in front of the database at `url` and returns it with its URL. */
export async function silentProxyTo(url: string): Promise<{ proxy: SilentProxy; url: string }> {
  const through = new URL(url);
  const proxy = await startSilentProxy({ host: through.hostname, port: Number(through.port || '5432') });
  through.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: through.href };
}
