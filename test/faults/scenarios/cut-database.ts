import { setTimeout as pause } from 'node:timers/promises';

import { networkTo } from '../support/network.js';
import type { Network } from '../support/network.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

/** A database that cannot be reached is reported after this time, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;

export const cutDatabase: Scenario = {
  id: 'cut-database',
  what: 'the connections to the database are reset, and new ones too',
  async run(stage) {
    const cut = stage.isQuick ? 3_000 : 10_000;
    let network: Network | null = null;
    try {
      return await underLoad(stage, {
        async seenAs(url) {
          network = await networkTo(url);
          return network.url;
        },
        async fault({ load, expect }) {
          network?.cut();
          await pause(cut);
          network?.mend();
          expect('503 within 5 s', load.slowest <= ANSWER_TIMEOUT_MS);
          return `${cut / 1_000} s without a database`;
        },
      });
    } finally {
      await (network as Network | null)?.stop();
    }
  },
};
