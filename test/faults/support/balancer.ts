import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A load balancer for several processes of the application: each connection goes to the next one that accepts it. */
export interface Balancer {
  origin: string;
  stop: () => Promise<void>;
}

/** Balances connections, not requests, like a service of Kubernetes. */
export async function balance(origins: readonly string[]): Promise<Balancer> {
  const ports = origins.map((origin) => Number(new URL(origin).port));
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    open.add(near);
    near.once('close', () => open.delete(near));
    near.on('error', () => undefined);
    turn += 1;
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    void firstOf(order).then((far) => (far === null ? near.resetAndDestroy() : join(near, far)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const near of open) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The first connection that is accepted; null if nobody listens. */
async function firstOf(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const far = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    try {
      await once(far, 'connect');
      return far;
    } catch {
      far.destroy();
    }
  }
  return null;
}

function join(near: Socket, far: Socket): void {
  far.on('error', () => near.resetAndDestroy());
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroySoon());
  near.pipe(far);
  far.pipe(near);
}
