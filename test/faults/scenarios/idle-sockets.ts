import { openRawSocket } from '../../support/server/raw-socket.js';
import { memoryOf } from '../support/memory.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

const SOCKETS = 1_000;

export const idleSockets: Scenario = {
  id: 'idle-sockets',
  what: `${SOCKETS} sockets without a token, at the root and nowhere`,
  run: (stage) =>
    underLoad(stage, {
      async fault({ product, load }) {
        const before = await memoryOf(product.pid);
        const startedAt = performance.now();
        const inside = load.operations.length;
        const asked = await Promise.allSettled(
          Array.from({ length: SOCKETS }, () => openRawSocket(product.origin)),
        );
        const sockets = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        sockets.forEach((socket, index) => index % 2 === 0 && socket.send('40'));
        const during = await memoryOf(product.pid);
        await Promise.all(sockets.map(({ closed }) => closed));
        const took = ((performance.now() - startedAt) / 1_000).toFixed(1);
        const served = load.operations.length - inside;
        return `${sockets.length} let in, all closed after ${took} s; ${served} calls served meanwhile; ${before} → ${during} MB`;
      },
    }),
};
