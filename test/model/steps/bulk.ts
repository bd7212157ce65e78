import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import type { BulkResult, ReplaceResult } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { holds } from '../../matrix/support/rules.js';
import { aPick, aText, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick } from '../gate.js';
import { ARCHIVED, need, notExisting, refuseIf, UNAUTHORIZED } from '../refusal.js';
import { bury, isBlocked, isLimited, mayRead, mayWrite, writeText } from '../rules.js';
import type { Model, ModelGroup, ModelKey, ModelProject, ModelValue } from '../state.js';
import type { Plan, Planner } from '../step.js';

interface InBulk extends InProject {
  keys: Pick[];
}

/** The action decides which right it takes, after the archive has refused every action. */
function requireWriter(model: Model, args: InBulk) {
  const place = requireMember(model, args, null);
  refuseIf(place.project.isArchived, ARCHIVED);
  return place;
}

/** The keys of a call: their ids, and those that are in the project. */
function keysOf(model: Model, args: InBulk) {
  const { id, found: project } = projectAt(model, args);
  const picked = args.keys.map((one) => pick(model, project, ({ keys }) => keys, one));
  const keys = new Set(picked.flatMap(({ found }) => found ?? []));
  return { project, path: routes.changeInBulk(id), keyIds: [...new Set(picked.map((one) => one.id))], keys };
}

/** An applied bulk change must answer how much it has changed. */
const counted =
  (apply: () => number) =>
  (answer: unknown): void =>
    deepStrictEqual((answer as BulkResult).changed, apply(), 'changes in bulk');

/** Changes the values of keys in one language, if they may be. */
function onValues(
  model: Model,
  args: InBulk & { language: Pick },
  right: string,
  body: object,
  change: (value: ModelValue, project: ModelProject) => boolean,
): Plan {
  const { project: at, path, keyIds, keys } = keysOf(model, args);
  const language = pick(model, at, ({ languages }) => languages, args.language);
  return {
    method: 'post',
    path,
    body: { ...body, keyIds, languageIds: [language.id] },
    rules: () => {
      const { project, member } = requireWriter(model, args);
      const found = need(language.found, notExisting('language'));
      refuseIf(!mayRead(member, found), notExisting('language'));
      refuseIf(!holds(member.role, right) || !mayWrite(member, found), UNAUTHORIZED);
      const values = (): ModelValue[] =>
        [...keys].flatMap((key) => key.values.filter((value) => value.language === found));
      return { status: 200, apply: counted(() => values().filter((value) => change(value, project)).length) };
    },
  };
}

const review: Planner<InBulk & { language: Pick; status: ValueStatus }> = (model, args) => {
  const { status } = args;
  return onValues(model, args, 'canWriteStatus', { action: 'review', status }, (value, project) => {
    if (value.text === '' || value.status === status) return false;
    if (status === 'validated' && isBlocked(project, value)) return false;
    Object.assign(value, { status, version: value.version + 1 });
    return true;
  });
};

const fill: Planner<InBulk & { language: Pick }> = (model, args) =>
  onValues(model, args, 'canWriteValue', { action: 'fill', text: 'Filled' }, (value) => {
    if (value.text !== '') return false;
    writeText(value, 'Filled');
    return true;
  });

const remove: Planner<InBulk> = (model, args) => {
  const { path, keyIds, keys } = keysOf(model, args);
  return {
    method: 'post',
    path,
    body: { action: 'delete', keyIds },
    rules: () => {
      const { project, member } = requireWriter(model, args);
      refuseIf(!holds(member.role, 'canWriteKey') || isLimited(member), UNAUTHORIZED);
      const apply = (): number => {
        for (const key of keys) bury(model, key, ...key.values);
        project.keys = project.keys.filter((key) => !keys.has(key));
        return keys.size;
      };
      return { status: 200, apply: counted(apply) };
    },
  };
};

const move: Planner<InBulk & { group: Pick }> = (model, args) => {
  const { project: at, path, keyIds, keys } = keysOf(model, args);
  const group = pick(model, at, ({ groups }) => groups, args.group);
  return {
    method: 'post',
    path,
    body: { action: 'move', keyIds, groupId: group.id },
    rules: () => {
      const { project, member } = requireWriter(model, args);
      refuseIf(!holds(member.role, 'canWriteKey'), UNAUTHORIZED);
      const to = need(group.found, notExisting('group'));
      return { status: 200, apply: counted(() => movable(project, keys, to).map(into(to)).length) };
    },
  };
};

const into =
  (group: ModelGroup) =>
  (key: ModelKey): unknown =>
    Object.assign(key, { group });

/** The keys whose name is free in the group; of several with one name, the oldest. */
function movable(project: ModelProject, keys: ReadonlySet<ModelKey>, to: ModelGroup): ModelKey[] {
  const taken = new Set(project.keys.filter(({ group }) => group === to).map(({ name }) => name));
  return [...keys]
    .filter(({ group }) => group !== to)
    .sort((one, other) => one.id - other.id)
    .filter(({ name }) => !taken.has(name) && taken.add(name));
}

interface Replacing extends InProject {
  values: { value: Pick; isOld: boolean; text: string }[];
}

const replaceValues: Planner<Replacing> = (model, args) => {
  const at = projectAt(model, args);
  const all = ({ keys }: ModelProject): ModelValue[] => keys.flatMap(({ values }) => values);
  const changes = new Map(
    args.values.map(({ value, isOld, text }) => {
      const { id, found } = pick(model, at.found, all, value);
      const version = (found?.version ?? 2) - (isOld ? 1 : 0);
      return [id, { found, sent: { valueId: id, version: Math.max(version, 1), text } }];
    }),
  );
  return {
    method: 'post',
    path: routes.replaceValues(at.id),
    body: { changes: [...changes.values()].map(({ sent }) => sent) },
    rules: () => {
      const { member } = requireMember(model, args, 'canWriteValue');
      const readable = [...changes.values()].flatMap(({ found, sent }) =>
        found && mayRead(member, found.language) ? [{ found, sent }] : [],
      );
      refuseIf(readable.length === 0, notExisting('value'));
      refuseIf(
        readable.some(({ found }) => !mayWrite(member, found.language)),
        UNAUTHORIZED,
      );
      const changed = readable.filter(
        ({ found, sent }) => found.version === sent.version && found.text !== sent.text,
      );
      const apply = (answer: unknown): void => {
        changed.forEach(({ found, sent }) => writeText(found, sent.text));
        const { changed: count, kept } = answer as ReplaceResult;
        deepStrictEqual([count, kept], [changed.length, changes.size - changed.length], 'replacements');
      };
      return { status: 200, apply };
    },
  };
};

const someKeys = { keys: fc.array(aPick, { minLength: 1, maxLength: 4 }) };

export const BULK_STEPS = [
  projectSteps<InBulk & { language: Pick; status: ValueStatus }>(
    'reviewInBulk',
    { ...someKeys, language: aPick, status: fc.constantFrom(...VALUE_STATUSES) },
    review,
  ),
  projectSteps<InBulk & { language: Pick }>('fillInBulk', { ...someKeys, language: aPick }, fill),
  projectSteps<InBulk>('deleteInBulk', someKeys, remove),
  projectSteps<InBulk & { group: Pick }>('moveInBulk', { ...someKeys, group: aPick }, move),
  projectSteps<Replacing>(
    'replaceValues',
    {
      values: fc.array(fc.record({ value: aPick, isOld: fc.boolean(), text: aText }), {
        minLength: 1,
        maxLength: 3,
      }),
    },
    replaceValues,
  ),
];
