import { NO_ANSWER } from '../support/calls.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

export const stoppedUnderLoad: Scenario = {
  id: 'F12',
  what: 'SIGTERM under load',
  run: (stage) =>
    underLoad(stage, {
      async fault({ product, isQuick, goOn, load }) {
        const stops = isQuick ? 2 : 5;
        const endings: string[] = [];
        for (let stop = 0; stop < stops; stop += 1) {
          const startedAt = performance.now();
          const { code, signal } = await product.end('SIGTERM');
          const took = ((performance.now() - startedAt) / 1_000).toFixed(1);
          endings.push(`${signal ?? `exit ${code}`} in ${took} s`);
          await product.start();
          await goOn();
        }
        return `${endings.join(', ')}; ${load.statuses.get(NO_ANSWER) ?? 0} broken answers`;
      },
    }),
};
