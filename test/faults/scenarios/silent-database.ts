import { setTimeout as pause } from 'node:timers/promises';

import { silentProxyTo } from '../../support/database/silent-proxy.js';
import type { SilentProxy } from '../../support/database/silent-proxy.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

export const silentDatabase: Scenario = {
  id: 'silent-database',
  what: 'the way to the database swallows everything, and resets nothing',
  async run(stage) {
    const silence = stage.isQuick ? 8_000 : 25_000;
    let proxy: SilentProxy | null = null;
    try {
      return await underLoad(stage, {
        environment: stage.isQuick ? { DATABASE_STATEMENT_TIMEOUT_MS: '2000' } : {},
        async seenAs(url) {
          const through = await silentProxyTo(url);
          ({ proxy } = through);
          return through.url;
        },
        async fault() {
          proxy?.forget();
          await pause(silence);
          proxy?.pass();
          return `${silence / 1_000} s of silence`;
        },
      });
    } finally {
      await (proxy as SilentProxy | null)?.stop();
    }
  },
};
