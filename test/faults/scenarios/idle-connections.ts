import { openRawConnection } from '../../support/server/raw-connection.js';
import { memoryOf } from '../support/memory.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

/** The usual limit of an account on Linux. */
const DESCRIPTORS = 1_024;
const FLOOD = 1_500;

export const idleConnections: Scenario = {
  id: 'idle-connections',
  what: `${FLOOD} idle connections, where ${DESCRIPTORS} files may be open`,
  run: (stage) =>
    underLoad(stage, {
      environment: { CONNECTION_ADDRESS_LIMIT: '1000000' },
      wrap: (command) => ['prlimit', `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`, ...command],
      async fault({ product, load, goOn }) {
        const before = await memoryOf(product.pid);
        const connections = await Promise.all(
          Array.from({ length: FLOOD }, () => openRawConnection(product.origin)),
        );
        const inside = load.operations.length;
        const during = await memoryOf(product.pid);
        await goOn();
        const served = load.operations.length - inside;
        // An idle accepted connection ends with 408; the others are closed without a response.
        const said = await Promise.all(connections.map(({ closed }) => closed));
        const accepted = said.filter((text) => text.includes(' 408 ')).length;
        return `${accepted} accepted, all closed in time; ${served} calls served meanwhile; ${before} → ${during} MB`;
      },
    }),
};
