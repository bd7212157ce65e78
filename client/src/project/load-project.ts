import type { ProjectColumns } from '#core/api/columns/columns.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from '../lib/http/api-error.js';
import { http } from '../lib/api/http.js';
import type { Tagged } from '../lib/http/send.js';
import { identity } from '../lib/identity/identity.js';
import { forgetFiles } from '../lib/stored-files.js';
import { changesSoFar, forgetProject, storeProject, storedProject } from '../lib/stored-projects.js';
import { isLeaving } from './leaving.js';

/** Changes with every build: the name of the built file contains the hash of its content. */
const CODE = import.meta.url;

/** The entity tags of projects as loaded; an edited project is another object and has none. */
const tags = new WeakMap<ProjectDetails, string>();
/** The ids of projects shown from the copy on this device, before the server has confirmed access. */
const unconfirmed = new Set<number>();

/** Loads a project by columns and keeps it for the next visit; returns `known` if it is unchanged on the server. */
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
  // Nothing is stored if the user has signed out meanwhile.
  if (identity.current() !== null) storeProject(userId, projectId, { tag, text, code: CODE }, since);
  return details;
}

/** Returns null if nothing has changed. Deletes the copy on this device if the user may no longer see the project. */
async function answerOf(projectId: number, tag: string | null): Promise<Tagged<ProjectColumns> | null> {
  try {
    return await http.getTagged<ProjectColumns>(routes.readColumns(projectId), tag, { quiet: true });
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isGone) {
      forgetProject(projectId);
      void forgetFiles(projectId);
    }
    // The user has left since: the page moves on to another one.
    if (isGone && isLeaving(projectId)) return null;
    throw error;
  }
}

/** The copy on this device, to show until the server has answered; null without one. */
export async function lastLoaded(userId: number, projectId: number): Promise<ProjectDetails | null> {
  const stored = await storedProject(userId, projectId);
  if (stored?.code !== CODE) return null;
  const details = detailsOf(JSON.parse(stored.text) as ProjectColumns);
  tags.set(details, stored.tag);
  unconfirmed.add(projectId);
  return details;
}

/** Whether the project is shown from the copy on this device, and the server has not yet confirmed access. */
export const isUnconfirmed = (projectId: number): boolean => unconfirmed.has(projectId);
