import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import type { ChangeSetRevert } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';

import { holds } from '../../matrix/support/rules.js';
import { projectSteps } from '../arbitraries.js';
import { changeSetsOf } from '../change-sets.js';
import type { ModelChangeSet, ModelChangeSets } from '../change-sets.js';
import { NOWHERE, at, projectAt, requireMember } from '../gate.js';
import type { InProject } from '../gate.js';
import { ALREADY_REVERTED, ARCHIVED, need, notExisting, refuseIf, UNAUTHORIZED } from '../refusal.js';
import { isBlocked, isLimited, memberOf } from '../rules.js';
import type { Model, ModelKey, ModelProject, ModelValue } from '../state.js';
import type { Planner } from '../step.js';

interface Reverting extends InProject {
  /** The newest change set, the revert that has just been made, one that is reverted, or none. */
  which: 'newest' | 'revert' | 'reverted' | 'none';
  place: number;
  dryRun: boolean;
}

/** Whether a change set may be partly outside the languages of a user; that has its own tests. */
function isPartial(project: ModelProject, user: number): boolean {
  const member = memberOf(project, user);
  return member !== undefined && isLimited(member);
}

interface Chosen {
  id: number;
  madeBy?: number | undefined;
  /** The change set whose effect is expected. */
  set: ModelChangeSet | null;
}

function chosen(model: Model, args: Reverting): Chosen {
  const project = projectAt(model, args).found;
  if (!project || isPartial(project, args.user)) return { id: NOWHERE, set: null };
  const sets = changeSetsOf(model, project);
  if (args.which === 'reverted') {
    const [id, madeBy] = at([...sets.reverted], args.place) ?? [NOWHERE];
    return { id, madeBy, set: null };
  }
  const set = { newest: sets.made.at(-1), revert: sets.revert?.set, none: undefined }[args.which];
  return { id: set?.id ?? NOWHERE, madeBy: set?.user, set: set ?? null };
}

const revertChangeSet: Planner<Reverting> = (model, args) => {
  const { id, madeBy, set } = chosen(model, args);
  return {
    method: 'post',
    path: routes.revertChangeSet(projectAt(model, args).id, id),
    body: { dryRun: args.dryRun },
    rules: () => {
      const { project, member } = requireMember(model, args, null);
      refuseIf(project.isArchived, ARCHIVED);
      refuseIf(id === NOWHERE, notExisting('change_set'));
      refuseIf(!holds(member.role, 'canWriteProject') && madeBy !== args.user, UNAUTHORIZED);
      const found = need(set, ALREADY_REVERTED);
      const apply = (answer: unknown): void => {
        const { keptNewer, blocked, unvalidated = 0 } = answer as ChangeSetRevert;
        const after = structuredClone(project);
        restore(after, structuredClone(found.before));
        const leftOut = { keptNewer: 0, blocked: 0, unvalidated: unvalidate(after, project) };
        deepStrictEqual({ keptNewer, blocked, unvalidated }, leftOut, 'what the revert leaves out');
        if (!args.dryRun) revert(changeSetsOf(model, project), project, { found, user: args.user });
      };
      return { status: 200, apply };
    },
  };
};

interface By {
  found: ModelChangeSet;
  user: number;
}

/** The project is as it was before the change set; a reverted revert leaves the one before as it was made. */
function revert(sets: ModelChangeSets, project: ModelProject, { found, user }: By): void {
  const before = structuredClone(project);
  restore(project, structuredClone(found.before));
  const unvalidated = unvalidate(project, before);
  sets.isReverting = true;
  sets.reverted.set(found.id, found.user);
  if (sets.revert?.set === found) {
    const { reverted } = sets.revert;
    sets.reverted.delete(reverted.id);
    sets.made.push(reverted);
    sets.revert = null;
  } else {
    sets.made.pop();
    sets.revert = { set: { id: 0, user, before }, reverted: found };
  }
  // A text that stays modified was validated in the states before, and earlier change sets do not concern it.
  if (unvalidated > 0) sets.made = [];
}

/** A restored or reverted text is a new version of its value. */
function restore(project: ModelProject, before: ModelProject): void {
  const now = new Map(placesOf(project));
  const kinds = new Map(project.keys.map(({ id, isPlural }) => [id, isPlural]));
  for (const key of before.keys)
    for (const value of key.values) {
      const known = now.get(placeOf(key, value));
      const { version, text, status } = known ?? value;
      const isSame = known !== undefined && text === value.text && status === value.status;
      const isNew = kinds.get(key.id) !== key.isPlural && isUntouched(value);
      value.version = isSame || isNew ? version : version + 1;
    }
  Object.assign(project, before);
}

/** Texts with errors do not come back as validated, where the project blocks them. Returns how many. */
function unvalidate(project: ModelProject, before: ModelProject): number {
  const versions = new Map(placesOf(before).map(([place, { version }]) => [place, version]));
  const failing = placesOf(project)
    .filter(([place, { version }]) => version !== versions.get(place))
    .map(([, value]) => value)
    .filter((value) => value.status === 'validated' && isBlocked(project, value));
  for (const value of failing) Object.assign(value, { status: 'modified', version: value.version + 1 });
  return failing.length;
}

/** A value of a deleted singular key, or of one that became a plural, is created again. */
const isUntouched = ({ quantity, text, version }: ModelValue): boolean =>
  quantity === null && text === '' && version === 1;

/** The values of a restored key have new ids; a changed kind has other forms. */
const placeOf = ({ id }: ModelKey, { language, quantity }: ModelValue): string =>
  JSON.stringify([id, language.id, quantity]);

const placesOf = ({ keys }: ModelProject): [string, ModelValue][] =>
  keys.flatMap((key) => key.values.map((value): [string, ModelValue] => [placeOf(key, value), value]));

export const CHANGE_SET_STEPS = [
  projectSteps<Reverting>(
    'revertChangeSet',
    {
      which: fc.oneof(
        { weight: 5, arbitrary: fc.constant('newest' as const) },
        { weight: 2, arbitrary: fc.constantFrom('revert' as const, 'reverted' as const) },
        { weight: 1, arbitrary: fc.constant('none' as const) },
      ),
      place: fc.nat({ max: 12 }),
      dryRun: fc.nat({ max: 4 }).map((number) => number === 0),
    },
    revertChangeSet,
  ),
];
