import { setTimeout as pause } from 'node:timers/promises';

import type { CreatedLanguageView } from '#core/api/languages.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { aFile } from '../faults/support/world.js';
import type { Records } from './records.js';
import type { Workplace } from './workplace.js';

const DETAILS_EVERY_MS = 2_000;
const MINUTE_MS = 60_000;

/** Waits, but not beyond the end. */
async function rest(milliseconds: number, isOver: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isOver() && performance.now() < end) await pause(100);
}

/** Somebody opens the whole project every two seconds; what is in it is thrown away. */
export async function openProject(place: Workplace, records: Records, isOver: () => boolean): Promise<void> {
  const { origin, owner, projectId } = place;
  while (!isOver()) {
    const startedAt = performance.now();
    const headers = { authorization: `Bearer ${owner.token}` };
    const reply = await fetch(origin + API_BASE + routes.readProject(projectId), { headers }).catch(
      () => null,
    );
    await reply?.arrayBuffer();
    const status = reply?.status ?? 0;
    records.timings('details').add(performance.now() - startedAt);
    if (status === 401) await owner.renew();
    else records.statuses.set(status, (records.statuses.get(status) ?? 0) + 1);
    await rest(DETAILS_EVERY_MS, isOver);
  }
}

/** Every minute, a file of all keys is imported into a language, whose texts it replaces. */
export async function importFiles(
  { owner, projectId }: Workplace,
  keys: number,
  records: Records,
  isOver: () => boolean,
): Promise<void> {
  const into = await added(owner, projectId, 'import target', records);
  for (let time = 1; !isOver() && into !== null; time += 1) {
    await records.call('import', owner, {
      method: 'POST',
      path: routes.importIntoLanguage(projectId, into),
      body: { groups: aFile(keys, `import ${time}`), replaceExistingKeys: true },
    });
    await rest(MINUTE_MS, isOver);
  }
}

/** Every minute, a language is added, and the one before it removed, so that the project stays as large as it is. */
export async function addLanguages(
  { owner, projectId }: Workplace,
  records: Records,
  isOver: () => boolean,
): Promise<void> {
  let before: number | null = null;
  await rest(MINUTE_MS / 2, isOver);
  for (let time = 1; !isOver(); time += 1) {
    if (before !== null)
      await records.call('language', owner, {
        method: 'DELETE',
        path: routes.deleteLanguage(projectId, before),
      });
    before = await added(owner, projectId, `added ${time}`, records);
    await rest(MINUTE_MS, isOver);
  }
}

async function added(
  owner: Workplace['owner'],
  projectId: number,
  name: string,
  records: Records,
): Promise<number | null> {
  const { status, body } = await records.call('language', owner, {
    method: 'POST',
    path: routes.createLanguage(projectId),
    body: { name },
  });
  return status === 201 ? (body as CreatedLanguageView).id : null;
}
