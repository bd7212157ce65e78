import { jest } from '@jest/globals';
import fc from 'fast-check';

import type { BulkChange } from '#core/api/bulk.js';
import type { ChangeSetPage, ChangeSetRevert } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, plural, singular } from '../../support/catalogue.js';
import { contentLines } from '../../support/project/content.js';
import { missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

jest.setTimeout(600_000);

const STEPS = 500;
const NAMES = ['en', 'fr', 'de', 'it'];

/** A number for each choice of a step. */
interface Step {
  kind: number;
  who: number;
  what: number;
  text: number;
}

const aStep = fc.record({ kind: fc.nat(99), who: fc.nat(2), what: fc.nat(999), text: fc.nat(9_999) });
const stepsOf = (seed: number): Step[] =>
  fc.sample(fc.array(aStep, { minLength: STEPS, maxLength: STEPS, size: 'max' }), { numRuns: 1, seed })[0] ??
  [];

interface Row {
  id: number;
  keyId: number;
  version: number;
}

/** A project, its members, and what a step can choose from. */
async function aWorld() {
  const { project, owner } = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'cart', group: 'shop', isPlural: true, texts: { en: { other: 'Many' } } },
      { name: 'pay', group: 'shop', texts: { en: 'Pay' } },
    ],
  });
  const members = [owner, await aMember(project, 'manager'), await aMember(project, 'manager')];
  const rows = <T = Row>(sql: string): Promise<T[]> => part(Database).query<T>(sql, [project.id]);
  return {
    project,
    owner,
    members,
    values: () =>
      rows(`SELECT id, key_id AS "keyId", version FROM translation_value WHERE project_id = $1 ORDER BY id`),
    keys: () => rows<{ id: number }>(`SELECT id FROM translation_key WHERE project_id = $1 ORDER BY id`),
    groups: () =>
      rows<{ id: number }>(`SELECT id FROM key_group WHERE project_id = $1 AND name <> 'common' ORDER BY id`),
    languages: () =>
      rows<{ id: number; name: string }>(`SELECT id, name FROM language WHERE project_id = $1 ORDER BY id`),
    openSets: () =>
      rows<{ id: number }>(
        `SELECT id FROM change_set WHERE project_id = $1 AND reverted_by_id IS NULL ORDER BY id DESC`,
      ),
    allSets: () => rows<{ id: number }>(`SELECT id FROM change_set WHERE project_id = $1 ORDER BY id DESC`),
  };
}

type World = Awaited<ReturnType<typeof aWorld>>;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

const aFile = ({ what, text }: Step) => [
  group('common', singular(`key_${what % 5}`, `T${text}`), singular('title', `Title ${text}`)),
  group(
    `group_${what % 3}`,
    plural('cart', ['', `One ${text}`, `Many ${text}`]),
    singular(`key_${text % 4}`, ''),
  ),
];

type Change = (world: World, step: Step, user: TestUser) => Promise<Reply<unknown> | undefined>;

const addLanguage: Change = async ({ project, languages }, step, user) => {
  const known = await languages();
  const name = NAMES.find((one) => !known.some((language) => language.name === one));
  return name === undefined
    ? undefined
    : as(user).post(routes.createLanguage(project.id), { name, groups: aFile(step) });
};

const importFiles: Change = async ({ project, languages }, step, user) => {
  const language = at(await languages(), step.what);
  const body = { groups: aFile(step), replaceExistingKeys: step.text % 2 === 0 };
  return language && as(user).post(routes.importIntoLanguage(project.id, language.id), body);
};

/** Into the languages that are there and those that are not. */
const importSeveral: Change = async ({ project }, step, user) => {
  const tags = NAMES.slice(step.text % 3);
  const languages = tags.map((tag) => ({ tag, name: tag, groups: aFile({ ...step, text: step.text + 1 }) }));
  const body = { languages, replaceExistingKeys: step.text % 2 === 0 };
  return as(user).post(routes.applyChanges(project.id), body);
};

const deleteKey: Change = async ({ project, keys }, { what }, user) => {
  const key = at(await keys(), what);
  return key && as(user).delete(routes.deleteKey(project.id, key.id));
};

const deleteGroup: Change = async ({ project, groups }, { what }, user) => {
  const found = at(await groups(), what);
  return found && as(user).delete(routes.deleteGroup(project.id, found.id));
};

const deleteLanguage: Change = async ({ project, languages }, { what }, user) => {
  const language = at(await languages(), what);
  return language && as(user).delete(routes.deleteLanguage(project.id, language.id));
};

/** One of the six actions of a bulk change, on up to three keys. */
const changeInBulk: Change = async ({ project, keys, groups, languages }, { what, text }, user) => {
  const known = await keys();
  const keyIds = [...new Set([what, what + 1, text].flatMap((place) => at(known, place)?.id ?? []))];
  const languageIds = (await languages()).map(({ id }) => id).slice(0, 1 + (text % 2));
  const group = at(await groups(), text);
  const actions: Omit<BulkChange, 'keyIds'>[] = [
    { action: 'review', languageIds, status: at(VALUE_STATUSES, text) ?? 'validated' },
    { action: 'fill', languageIds, text: `Filled ${text}` },
    { action: 'delete' },
    { action: 'tag', tag: `tag ${text % 4}` },
    { action: 'untag', tag: `tag ${text % 4}` },
    ...(group === undefined ? [] : [{ action: 'move' as const, groupId: group.id }]),
  ];
  const action = at(actions, what);
  return keyIds.length > 0 && action
    ? as(user).post(routes.changeInBulk(project.id), { ...action, keyIds })
    : undefined;
};

const replaceTexts: Change = async ({ project, values }, { what, text }, user) => {
  const value = at(await values(), what);
  const changes = value && [{ valueId: value.id, version: value.version, text: `Replaced ${text}` }];
  return changes && as(user).post(routes.replaceValues(project.id), { changes });
};

const revertSet: Change = async ({ project, openSets }, { what }, user) => {
  const set = at(await openSets(), what % 3);
  return set && as(user).post(routes.revertChangeSet(project.id, set.id), {});
};

/** Each with the end of its share of a hundred. */
const CHANGES: [end: number, change: Change][] = [
  [8, addLanguage],
  [22, importFiles],
  [30, importSeveral],
  [55, changeInBulk],
  [60, replaceTexts],
  [68, deleteKey],
  [74, deleteGroup],
  [80, deleteLanguage],
  [100, revertSet],
];

/** A change that is a change set; undefined if there is nothing to change. */
const changeSet: Change = async (world, step, user) =>
  CHANGES.find(([end]) => step.kind < end)?.[1](world, step, user);

/** A text that nobody else writes. */
async function edit(world: World, { what, text }: Step, user: TestUser): Promise<string | undefined> {
  const value = at(await world.values(), what);
  if (value === undefined) return undefined;
  const name = `edited ${what} ${text}`;
  const path = routes.writeValue(world.project.id, value.keyId, value.id);
  return (await as(user).patch(path, { name })).status === 200 ? name : undefined;
}

const userOf = ({ members, owner }: World, { who }: Step): TestUser => members[who] ?? owner;

describe(`${STEPS} random change sets of several members`, () => {
  it('leave the project as it was once every change set is reverted, newest first', async () => {
    const world = await aWorld();
    const before = await contentLines(world.project.id);
    const statuses = new Map<number, number>();
    for (const step of stepsOf(20_261_123)) {
      const reply = await changeSet(world, step, userOf(world, step));
      const status = reply?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // Refusals are those of the last language and of names in use.
    expect([...statuses.keys()].filter((status) => ![0, 200, 201, 204, 422].includes(status))).toEqual([]);
    expect(await contentLines(world.project.id)).not.toEqual(before);
    for (const { id } of await world.allSets()) {
      const reply = await as(world.owner).post<ChangeSetRevert>(
        routes.revertChangeSet(world.project.id, id),
        {},
      );
      // One that a later revert has undone is as if it had not been made.
      if (reply.status === 409) continue;
      expect(reply).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
    }
    expect(await contentLines(world.project.id)).toEqual(before);
    expect(await missingValues(world.project.id)).toEqual([]);
  });

  it('never take a newer edit away when they are reverted', async () => {
    const world = await aWorld();
    for (const step of stepsOf(4_664)) {
      const user = userOf(world, step);
      if (step.kind < 80 && step.text % 2 === 0) await edit(world, step, user);
      else if (step.kind < 80) await changeSet(world, step, user);
      else await revertOne(world, step, user);
    }
    expect(await missingValues(world.project.id)).toEqual([]);
  });
});

/** Reverts a change set: texts that were edited later stay. */
async function revertOne(world: World, { what }: Step, user: TestUser): Promise<void> {
  const { body } = await as(user).get<ChangeSetPage>(`${routes.listChangeSets(world.project.id)}?limit=10`);
  const set = at(
    body.items.filter(({ isRevertible }) => isRevertible),
    what,
  );
  if (set === undefined) return;
  // The texts written after the set that still exist.
  const edited = await part(Database).query<{ id: number; text: string }>(
    `SELECT v.id, v.text FROM translation_value v
     JOIN history h ON h.project_id = $1 AND h.value_id = v.id AND h.version = v.version AND h.source = 'edit'
     WHERE v.project_id = $1 AND h.id > (SELECT max(id) FROM history WHERE project_id = $1 AND change_set_id = $2)`,
    [world.project.id, set.id],
  );
  await as(user).post(routes.revertChangeSet(world.project.id, set.id), {});
  const now = await part(Database).query<{ id: number; text: string }>(
    'SELECT id, text FROM translation_value WHERE project_id = $1 AND id = ANY($2)',
    [world.project.id, edited.map(({ id }) => id)],
  );
  const byId = new Map(now.map(({ id, text }) => [id, text]));
  for (const { id, text } of edited) expect(byId.get(id)).toBe(text);
}
