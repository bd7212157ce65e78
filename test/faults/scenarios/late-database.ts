import { networkTo } from '../support/network.js';
import type { Network } from '../support/network.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

const DELAY_MS = 100;

export const lateDatabase: Scenario = {
  id: 'late-database',
  what: `everything to and from the database arrives ${DELAY_MS} ms later`,
  async run(stage) {
    let network: Network | null = null;
    try {
      return await underLoad(stage, {
        async seenAs(url) {
          network = await networkTo(url);
          return network.url;
        },
        async fault({ load, goOn, expect }) {
          network?.delay(DELAY_MS);
          await goOn();
          await goOn();
          network?.delay(0);
          const errors = [...load.statuses].filter(([status]) => status >= 500);
          expect('slow is no error', errors.length === 0);
          return '';
        },
      });
    } finally {
      await (network as Network | null)?.stop();
    }
  },
};
