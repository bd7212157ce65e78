import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { anAccount } from '../support/account.js';
import { balance } from '../support/balancer.js';
import { at, call } from '../support/calls.js';
import type { Sending } from '../support/calls.js';
import { whileEditing } from '../support/under-load.js';
import type { Scene } from '../support/under-load.js';
import { aFile } from '../support/world.js';
import type { Scenario } from './index.js';

const CALLERS = 20;

/** The statuses of one call, made to both replicas in turn at the same time. */
async function byAll(
  origins: readonly string[],
  path: string,
  method: string,
  sending: Sending,
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      call(at(origins[index % origins.length] ?? '', path), method, sending),
    ),
  );
  return answers.map(({ status }) => status);
}

async function race(origins: readonly string[], { world, expect }: Scene, round: number): Promise<void> {
  const { projectId } = world;
  const { token } = world.account;
  const isOnce = (statuses: number[], done: number, refused: number): boolean =>
    statuses.filter((one) => one === done).length === 1 &&
    statuses.every((one) => one === done || one === refused);

  const [origin = ''] = origins;
  const { email } = await anAccount(origin);
  const invitation = { projectId, email, role: 'translator' };
  const invited = await byAll(origins, routes.createInvitation(), 'POST', { token, body: invitation });
  expect(`one invitation of one person, not ${invited.join(' ')}`, isOnce(invited, 201, 422));

  const language = { name: `race ${round}`, groups: aFile(100, 'text') };
  const imported = await byAll(origins, routes.createLanguage(projectId), 'POST', { token, body: language });
  expect(`one import of one language, not ${imported.join(' ')}`, isOnce(imported, 201, 422));

  const group = await byAll(origins, routes.createGroup(projectId), 'POST', {
    token,
    body: { name: `group_${round}` },
  });
  expect(`one group of one name, not ${group.join(' ')}`, isOnce(group, 201, 422));
}

/** A value outside the editors' reach, at one version. */
async function raceOnAValue(
  origins: readonly string[],
  { world, expect }: Scene,
  round: number,
): Promise<void> {
  const { projectId } = world;
  const { token } = world.account;
  const key = { name: `raced_${round}`, isPlural: false, groupName: 'raced', groupId: null };
  const [origin = ''] = origins;
  const made = await call(at(origin, routes.createKey(projectId)), 'POST', { token, body: key });
  const { id: keyId } = made.body as { id: number };
  const { body } = await call(at(origin, routes.listValuesOfKey(projectId, keyId)), 'GET', { token });
  const [value] = body as ValueView[];
  if (value === undefined) throw new Error('The new key has no value.');
  const path = routes.writeValue(projectId, keyId, value.id);
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      call(at(origins[index % origins.length] ?? '', path), 'PATCH', {
        token,
        version: value.version,
        body: { name: `by caller ${index}` },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  const isOnce =
    statuses.filter((one) => one === 200).length === 1 && statuses.every((one) => one === 200 || one === 409);
  expect(`one change of one version, not ${statuses.join(' ')}`, isOnce);
}

export const twoReplicas: Scenario = {
  id: 'two-replicas',
  what: `two replicas: ${CALLERS} callers at once on one value, invitation, import and group`,
  async run(stage) {
    const url = await stage.database();
    const environment = { DATABASE_URL: url, IMPORTS_WAITING: String(CALLERS) };
    const first = await stage.product({ environment });
    const second = await stage.product({ environment });
    const origins = [first.origin, second.origin];
    const balancer = await balance(origins);
    try {
      return await whileEditing({ stage, origin: balancer.origin, url }, async (scene) => {
        const rounds = scene.isQuick ? 2 : 10;
        for (let round = 0; round < rounds; round += 1) {
          await race(origins, scene, round);
          await raceOnAValue(origins, scene, round);
        }
        return `${rounds} times`;
      });
    } finally {
      await balancer.stop();
    }
  },
};
