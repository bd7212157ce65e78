import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

export const applicationKilled: Scenario = {
  id: 'application-killed',
  what: 'kill -9 of the application',
  run: (stage) =>
    underLoad(stage, {
      async fault({ product, isQuick, goOn }) {
        const kills = isQuick ? 2 : 5;
        for (let kill = 0; kill < kills; kill += 1) {
          await product.end('SIGKILL');
          await product.start();
          await goOn();
        }
        return `${kills} kills`;
      },
    }),
};
