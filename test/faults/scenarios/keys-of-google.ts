import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';

import { at, call } from '../support/calls.js';
import { Google } from '../support/google.js';
import { whileEditing } from '../support/under-load.js';
import type { Scene } from '../support/under-load.js';
import type { Scenario } from './index.js';

/** Until keys that may be kept for a second are asked for again. */
const EXPIRED_MS = 1_500;
const HOUR = 3_600;

const errorsOf = ({ load }: Scene): number => load.statuses.get(503) ?? 0;

/** Google is away while the keys are known, and then while they have expired. */
async function outages(
  google: Google,
  scene: Scene,
  statusOf: (token: string) => Promise<number>,
): Promise<void> {
  const { load, goOn, expect } = scene;
  google.maxAge = HOUR;
  await pause(EXPIRED_MS);
  google.isUp = false;
  const [changes, errors] = [load.changes, errorsOf(scene)];
  await goOn();
  expect('editors with known keys go on', load.changes > changes && errorsOf(scene) === errors);
  google.rotate();
  const status = await statusOf(google.tokenOf('new@example.com'));
  expect(`a token of an unknown key is refused, not ${status}`, [401, 503].includes(status));
  google.isUp = true;
}

export const keysOfGoogle: Scenario = {
  id: 'google-keys',
  what: 'accounts at Firebase: Google’s keys are replaced, then cannot be fetched',
  async run(stage) {
    const google = await Google.start();
    const url = await stage.database();
    const { environment, wrap } = google.launch;
    const { origin } = await stage.product({ environment: { DATABASE_URL: url, ...environment }, wrap });
    const statusOf = async (token: string): Promise<number> =>
      (await call(at(origin, routes.readMe()), 'GET', { token })).status;
    try {
      const place = { stage, origin, url, signUp: () => google.somebody(origin) };
      return await whileEditing(place, async (scene) => {
        const { load, expect } = scene;
        google.isUp = false;
        await pause(EXPIRED_MS);
        google.isUp = true;
        const back = await load.backAfter(performance.now(), 20_000);
        expect('expired keys sign nobody out', back !== null && !load.statuses.has(401));
        google.rotate();
        await pause(EXPIRED_MS);
        const later = await google.somebody(origin);
        expect('a token of the new key is accepted', (await statusOf(later.token)) === 200);
        await outages(google, scene, statusOf);
        return 'keys that expire while Google is away for a moment: calls wait for it, and nobody is signed out';
      });
    } finally {
      await stage.clear();
      await google.stop();
    }
  },
};
