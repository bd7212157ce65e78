import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';

import { at, call } from '../support/calls.js';
import { underLoad } from '../support/under-load.js';
import { aFile } from '../support/world.js';
import type { Scenario } from './index.js';

const KEYS = 3_000;

export const importKilled: Scenario = {
  id: 'import-killed',
  what: 'kill -9 of the application in an import',
  run: (stage) =>
    underLoad(stage, {
      async fault({ product, world, isQuick }) {
        const send = (name: string): Promise<{ status: number }> =>
          call(at(world.origin, routes.listLanguages(world.projectId)), 'POST', {
            token: world.account.token,
            body: { name, groups: aFile(KEYS, name) },
          });
        const startedAt = performance.now();
        await send('import 0');
        const whole = performance.now() - startedAt;
        const shares = isQuick ? [0.3, 0.8] : [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1];
        let answered = 0;
        for (const [index, share] of shares.entries()) {
          const sent = send(`import ${index + 1}`);
          await pause(whole * share);
          await product.end('SIGKILL');
          if ((await sent).status === 201) answered += 1;
          await product.start();
        }
        return `${shares.length} kills, ${answered} imports acknowledged before`;
      },
    }),
};
