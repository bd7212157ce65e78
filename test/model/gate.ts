import { holds } from '../matrix/support/rules.js';
import { PEOPLE } from './people.js';
import { ARCHIVED, need, NOT_YOURS, refuseIf, UNAUTHENTICATED, UNAUTHORIZED } from './refusal.js';
import { memberOf } from './rules.js';
import type { Model, ModelMember, ModelProject } from './state.js';
import type { Caller } from './step.js';

/** No row has it. */
export const NOWHERE = 999_999_999;

export interface InProject extends Caller {
  /** The index of the project; beyond the last, a deleted or unknown one. */
  project: number;
}

/** Picks one of several items: of the project, of another one, or none. */
export interface Pick {
  place: number;
  of: 'own' | 'other' | 'none';
}

/** An id, and the item if it is in the project. */
export interface Picked<T> {
  id: number;
  found: T | null;
}

export const isNobody = (user: number): boolean => user >= PEOPLE;

export const at = <T>(list: readonly T[], place: number): T | undefined =>
  list[place % Math.max(list.length, 1)];

/** An id that is not in `live`, preferably of a deleted item. */
export function goneId({ gone }: Model, live: readonly { id: number }[], place: number): number {
  const id = at(gone, place) ?? NOWHERE;
  // Items of different kinds may have the same id.
  return live.some((thing) => thing.id === id) ? NOWHERE : id;
}

/** The project of a call, if it exists. */
export const projectAt = (model: Model, { project }: InProject): Picked<ModelProject> => ({
  id: model.projects[project]?.id ?? goneId(model, model.projects, project),
  found: model.projects[project] ?? null,
});

/** One of the items that `list` finds in the project of a call. */
export function pick<T extends { id: number }>(
  model: Model,
  project: ModelProject | null,
  list: (project: ModelProject) => readonly T[],
  { place, of }: Pick,
): Picked<T> {
  const own = project ? at(list(project), place) : undefined;
  if (of === 'own' && own) return { id: own.id, found: own };
  const others = model.projects.filter((other) => other !== project).flatMap(list);
  const other = of === 'other' ? at(others, place) : undefined;
  return { id: other?.id ?? goneId(model, model.projects.flatMap(list), place), found: null };
}

/** @throws Refusal for an anonymous call */
export const signedIn = (user: number): void => refuseIf(isNobody(user), UNAUTHENTICATED);

/** Returns the project and the membership of the caller. @throws Refusal as the guards answer */
export function requireMember(
  model: Model,
  args: InProject,
  right: string | null,
): { project: ModelProject; member: ModelMember } {
  signedIn(args.user);
  const project = need(projectAt(model, args).found, NOT_YOURS);
  const member = need(memberOf(project, args.user), NOT_YOURS);
  refuseIf(right !== null && !holds(member.role, right), UNAUTHORIZED);
  // Only the owner's right to delete, archive and restore the project outlasts its archiving.
  refuseIf(project.isArchived && right !== null && right !== 'canDeleteProject', ARCHIVED);
  return { project, member };
}
