import { routes } from '#core/api/routes.js';

import { at, call } from '../support/calls.js';
import { underLoad } from '../support/under-load.js';
import { aFile, aProject } from '../support/world.js';
import type { Scenario } from './index.js';

const KEYS = 50_000;

export const littleMemory: Scenario = {
  id: 'little-memory',
  what: `512 MB of memory, and two imports of ${KEYS.toLocaleString('en')} keys at once`,
  async run(stage) {
    const limit = stage.memoryLimit();
    try {
      return await underLoad(stage, {
        wrap: limit.command,
        async fault({ product, world, expect }) {
          const { origin, projectId, account } = world;
          const { token } = account;
          const imports = await Promise.all([
            call(at(origin, routes.createLanguage(projectId)), 'POST', {
              token,
              body: { name: 'import 1', groups: aFile(KEYS, 'import 1') },
            }),
            call(at(origin, routes.createProject()), 'POST', {
              token,
              body: aProject('Second', aFile(KEYS, 'text')),
            }),
          ]);
          const statuses = imports.map(({ status }) => status);
          expect(
            `both imports succeed, not ${statuses.join(' ')}`,
            statuses.every((one) => one === 201),
          );
          expect('the process survives', product.isAlive);
          return `${limit.kind}; at most ${product.peakMemory} MB resident`;
        },
      });
    } finally {
      await stage.clear();
      limit.remove();
    }
  },
};
