import fc from 'fast-check';

import { routes } from '#core/api/routes.js';
import type { KeyContext } from '#core/domain/key-context.js';
import { SNAKE_CASE } from '#core/domain/rules.js';

import { aGroupName, aKeyName, aPick, aText, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick } from '../gate.js';
import { bodyOf, make, refuseKeys, wantedOf } from '../new-keys.js';
import type { NewKey } from '../new-keys.js';
import { INVALID, need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { bury, emptyValues, isLimited } from '../rules.js';
import type { Planner } from '../step.js';

const createKey: Planner<InProject & NewKey> = (model, args) => {
  const at = projectAt(model, args);
  const wanted = wantedOf(model, at.found, args);
  return {
    method: 'post',
    path: routes.listKeys(at.id),
    body: bodyOf(wanted),
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteKey');
      refuseKeys(member, project, [wanted]);
      return { status: 201, apply: () => make(project, wanted) };
    },
  };
};

const createKeys: Planner<InProject & { keys: NewKey[] }> = (model, args) => {
  const at = projectAt(model, args);
  const wanted = args.keys.map((key) => wantedOf(model, at.found, key));
  return {
    method: 'post',
    path: routes.createKeys(at.id),
    body: wanted.map(bodyOf),
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteKey');
      refuseKeys(member, project, wanted);
      return { status: 201, apply: () => wanted.forEach((key) => make(project, key)) };
    },
  };
};

interface Changing extends InProject {
  key: Pick;
  name: string | undefined;
  isPlural: boolean | undefined;
  /** The group to move to. */
  group: Pick | null;
  context: Partial<KeyContext>;
}

const updateKey: Planner<Changing> = (model, args) => {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, ({ keys }) => keys, args.key);
  const { name, isPlural, context } = args;
  const moved = args.group && pick(model, at.found, ({ groups }) => groups, args.group);
  return {
    method: 'patch',
    path: routes.updateKey(at.id, id),
    body: { name, isPlural, groupId: moved?.id, ...context },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteKey');
      const key = need(found, notExisting('key'));
      const wanted = {
        name: name ?? key.name,
        isPlural: isPlural ?? key.isPlural,
        group: moved === null ? key.group : moved.found,
      };
      // An imported name may stay; a new one must be valid.
      refuseIf(wanted.name !== key.name && !SNAKE_CASE.test(wanted.name), INVALID);
      const group = need(wanted.group, notExisting('group'));
      const isOtherKind = wanted.isPlural !== key.isPlural;
      refuseIf(isOtherKind && isLimited(member), UNAUTHORIZED);
      const others = project.keys.filter((other) => other !== key && other.group === group);
      refuseIf(
        others.some((other) => other.name === wanted.name),
        rule('key_name_already_exists'),
      );
      const values = isOtherKind ? emptyValues(project.languages, wanted.isPlural) : key.values;
      return { status: 200, apply: () => Object.assign(key, wanted, context, { group, values }) };
    },
  };
};

const deleteKey: Planner<InProject & { key: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, ({ keys }) => keys, args.key);
  return {
    method: 'delete',
    path: routes.updateKey(at.id, id),
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteKey');
      const key = need(found, notExisting('key'));
      refuseIf(isLimited(member), UNAUTHORIZED);
      const apply = (): void => {
        bury(model, key, ...key.values);
        project.keys = project.keys.filter((other) => other !== key);
      };
      return { status: 204, apply };
    },
  };
};

const aNewKey = {
  name: aKeyName,
  isPlural: fc.boolean(),
  text: aText,
  group: fc.oneof(aPick, aGroupName, fc.constant(null)),
  language: fc.option(aPick),
};

const aContext = fc.record(
  {
    description: fc.constantFrom('', 'Under the form.'),
    maxLength: fc.constantFrom(null, 24),
    tags: fc.subarray(['app', 'ticket', 'web']),
    isObsolete: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const KEY_STEPS = [
  projectSteps<InProject & NewKey>('createKey', aNewKey, createKey),
  projectSteps<InProject & { keys: NewKey[] }>(
    'createKeys',
    { keys: fc.array(fc.record(aNewKey), { minLength: 1, maxLength: 3 }) },
    createKeys,
  ),
  projectSteps<Changing>(
    'updateKey',
    {
      key: aPick,
      name: fc.option(aKeyName, { nil: undefined }),
      isPlural: fc.option(fc.boolean(), { nil: undefined }),
      group: fc.option(aPick),
      context: aContext,
    },
    updateKey,
  ),
  projectSteps<InProject & { key: Pick }>('deleteKey', { key: aPick }, deleteKey),
];
