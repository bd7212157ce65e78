import type { ProjectColumns } from '#core/api/columns.js';
import { detailsOf } from '#core/api/details-of-columns.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from '../lib/http/api-error.js';
import { http } from '../lib/http/http.js';
import type { Tagged } from '../lib/http/send.js';
import { identity } from '../lib/identity/identity.js';
import { forgetProject, keepProject, keptProject } from '../lib/kept-projects.js';

/** The name of the built file has the hash of all that it consists of. */
const CODE = import.meta.url;

/** Of projects as the server answered them; an edited one is another object, without a tag. */
const tags = new WeakMap<ProjectDetails, string>();
/** Whose copy on this device is the project as it is shown, by the id of the project. */
const asKept = new Map<number, number>();
/** Projects that are shown as this device knows them, by their ids. */
const unconfirmed = new Set<number>();
/** Of projects that are shown. */
let changes = 0;

/** Loads a project by columns; the one that is `known` if it is unchanged on the server. It is kept for the next visit. */
export async function loadProject(
  userId: number,
  projectId: number,
  known: ProjectDetails | undefined,
): Promise<ProjectDetails> {
  const changesBefore = changes;
  const answer = await answerOf(userId, projectId, (known && tags.get(known)) ?? null);
  unconfirmed.delete(projectId);
  if (answer === null) {
    asKept.set(projectId, userId);
    return known as ProjectDetails;
  }
  const { tag, text } = answer;
  const details = detailsOf(answer.body);
  if (tag === null) return details;
  tags.set(details, tag);
  // What has changed since it was asked for is not in it, and whoever has signed out leaves nothing behind.
  if (changes !== changesBefore || identity.current() === null) return details;
  asKept.set(projectId, userId);
  void keepProject(userId, projectId, { tag, text, code: CODE });
  return details;
}

/** Whoever may not see the project any more has no copy of it either. */
async function answerOf(
  userId: number,
  projectId: number,
  tag: string | null,
): Promise<Tagged<ProjectColumns> | null> {
  try {
    return await http.getTagged<ProjectColumns>(routes.readColumns(projectId), tag, { quiet: true });
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isGone) await forgetProject(userId, projectId);
    throw error;
  }
}

/** The project as it was loaded the last time on this device, to be shown until the server has answered; or null. */
export async function lastLoaded(userId: number, projectId: number): Promise<ProjectDetails | null> {
  const kept = await keptProject(userId, projectId);
  if (kept?.code !== CODE) return null;
  const details = detailsOf(JSON.parse(kept.text) as ProjectColumns);
  tags.set(details, kept.tag);
  unconfirmed.add(projectId);
  asKept.set(projectId, userId);
  return details;
}

/** Whether nothing has changed since the project was loaded. */
export const isAsLoaded = (projectId: number): boolean => asKept.has(projectId);

/** Something of the project changes: nobody is to see it as it was before, at a reload not even for a moment. */
export function forgetAsLoaded(projectId: number): void {
  changes += 1;
  const userId = asKept.get(projectId);
  if (userId === undefined) return;
  asKept.delete(projectId);
  void forgetProject(userId, projectId);
}

/** Whether a project is shown of which the server has not said yet that the user may still see it. */
export const isUnconfirmed = (projectId: number): boolean => unconfirmed.has(projectId);
