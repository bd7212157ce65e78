import type { ProjectColumns } from '#core/api/columns.js';
import { detailsOf } from '#core/api/details-of-columns.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from '../lib/http/api-error.js';
import { http } from '../lib/http/http.js';
import type { Tagged } from '../lib/http/send.js';
import { identity } from '../lib/identity/identity.js';
import { changesSoFar, forgetProject, keepProject, keptProject } from '../lib/kept-projects.js';
import { isLeaving } from './leaving.js';

/** The name of the built file has the hash of all that it consists of. */
const CODE = import.meta.url;

/** Of projects as the server answered them; an edited one is another object, without a tag. */
const tags = new WeakMap<ProjectDetails, string>();
/** Projects that are shown as this device knows them, by their ids. */
const unconfirmed = new Set<number>();

/** Loads a project by columns; the one that is `known` if it is unchanged on the server. It is kept for the next visit. */
export async function loadProject(
  userId: number,
  projectId: number,
  known: ProjectDetails | undefined,
): Promise<ProjectDetails> {
  const since = changesSoFar();
  const answer = await answerOf(projectId, (known && tags.get(known)) ?? null);
  unconfirmed.delete(projectId);
  if (answer === null) return known as ProjectDetails;
  const { tag, text } = answer;
  const details = detailsOf(answer.body);
  if (tag === null) return details;
  tags.set(details, tag);
  // After a sign-out in the meantime, nothing is kept.
  if (identity.current() !== null) keepProject(userId, projectId, { tag, text, code: CODE }, since);
  return details;
}

/** Null if nothing has changed. A user who may no longer see the project must not have a copy of it. */
async function answerOf(projectId: number, tag: string | null): Promise<Tagged<ProjectColumns> | null> {
  try {
    return await http.getTagged<ProjectColumns>(routes.readColumns(projectId), tag, { quiet: true });
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isGone) forgetProject(projectId);
    // It was asked for before the user left, and is answered after that: the page goes on to another one.
    if (isGone && isLeaving(projectId)) return null;
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
  return details;
}

/** Whether a project is shown of which the server has not said yet that the user may still see it. */
export const isUnconfirmed = (projectId: number): boolean => unconfirmed.has(projectId);
