import { setTimeout as pause } from 'node:timers/promises';

import { Load } from '../support/load.js';
import { withClient } from '../support/stage.js';
import { underLoad } from '../support/under-load.js';
import { aWorld } from '../support/world.js';
import type { Scenario } from './index.js';

/** As many editors as the pool has connections, twice. */
const WAITING = 20;
const KEYS = 2;

const LOCK = 'SELECT id FROM translation_value WHERE project_id = $1 FOR UPDATE';

export const lockedRows: Scenario = {
  id: 'locked-rows',
  what: `another session locks rows that ${WAITING} others edit`,
  run: (stage) =>
    underLoad(stage, {
      async fault({ world, load, url, isQuick, expect }) {
        const seconds = isQuick ? 4 : 10;
        const locked = await aWorld(world.origin, world.account, KEYS);
        const others = new Load(locked, 'waiting');
        others.start(WAITING);
        await pause(1_000);
        const perSecond = async (): Promise<number> => {
          const before = load.changes;
          await pause(seconds * 1_000);
          return (load.changes - before) / seconds;
        };
        const free = await perSecond();
        const held = await withClient(url, async (client) => {
          await client.query('BEGIN');
          await client.query(LOCK, [locked.projectId]);
          const rate = await perSecond();
          await client.query('ROLLBACK');
          return rate;
        });
        await others.stop();
        expect('those of other rows keep 80 % of their rate', held >= free * 0.8);
        return `${free.toFixed(0)} edits of other rows a second before, ${held.toFixed(0)} with the locks of ${seconds} s`;
      },
    }),
};
