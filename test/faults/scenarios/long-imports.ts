import { routes } from '#core/api/routes.js';

import { at, call } from '../support/calls.js';
import { underLoad } from '../support/under-load.js';
import { aFile } from '../support/world.js';
import type { Scenario } from './index.js';

const KEYS = 50_000;
/** The maximum time that other calls may wait for an import. */
const STALL_MS = 1_000;

export const longImports: Scenario = {
  id: 'long-imports',
  what: `imports of ${KEYS.toLocaleString('en')} keys, beside which the event loop may stand still for ${STALL_MS / 1_000} s`,
  run: (stage) =>
    underLoad(stage, {
      async fault({ product, world, isQuick, expect }) {
        const { origin, projectId, account } = world;
        const times = isQuick ? 1 : 3;
        const statuses: number[] = [];
        for (let time = 1; time <= times; time += 1) {
          const name = `import ${time}`;
          const body = { name, groups: aFile(KEYS, name) };
          const { status } = await call(at(origin, routes.createLanguage(projectId)), 'POST', {
            token: account.token,
            body,
          });
          statuses.push(status);
        }
        expect(
          `all imports succeed, not ${statuses.join(' ')}`,
          statuses.every((one) => one === 201),
        );
        expect('it does not stand still for longer than a second', product.longestStall <= STALL_MS);
        return `${times} imports`;
      },
    }),
};
