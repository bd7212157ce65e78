import type { CallName } from '#core/api/calls.js';

import { Bystander } from '../largest/bystander.js';
import { fill } from '../largest/place.js';
import { Trial } from '../largest/trial.js';
import { mustSucceed, READS, requestsOf, waysOf, WRITES } from '../largest/requests.js';
import { joinAll } from '../largest/sockets.js';
import { anAccount } from '../support/account.js';
import type { Scenario } from './index.js';

/** As `npm start` limits it. */
const HEAP_MB = 256;

export const largestCalls: Scenario = {
  id: 'largest-calls',
  what: `512 MB of memory and a heap of ${HEAP_MB} MB: every call and event as large as its limits allow, four at once`,
  async run(stage, tell) {
    const limit = stage.memoryLimit();
    const url = await stage.database();
    const product = await stage.product({
      environment: { DATABASE_URL: url },
      wrap: ([node = '', ...words]) => limit.command([node, `--max-old-space-size=${HEAP_MB}`, ...words]),
    });
    const place = await fill(product.origin, url);
    const bystander = new Bystander(product.origin, await anAccount(product.origin));
    const trial = new Trial(product, bystander, tell);
    const tryAll = async (names: readonly CallName[]): Promise<void> => {
      for (const name of names)
        for (const way of waysOf(name)) {
          await place.owner.renew();
          await trial.calls(`${name}, ${way.name}`, await requestsOf(name, way, place), mustSucceed(name));
        }
    };
    try {
      await tryAll([...READS, ...WRITES, ...READS]);
      await trial.events('join, long texts', () => joinAll(place, place.longTexts));
      await trial.events('join, many texts', () => joinAll(place, place.manyTexts));
      await tryAll(['deleteProject']);
    } finally {
      await bystander.stop();
      await stage.clear();
      limit.remove();
    }
    return trial.report(`${limit.kind}; ${trial.count} times four at once`);
  },
};
