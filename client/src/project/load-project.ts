import type { ProjectColumns } from '#core/api/columns.js';
import { detailsOf } from '#core/api/details-of-columns.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { http } from '../lib/http/http.js';

/** Of projects as the server answered them; an edited one is another object, without a tag. */
const tags = new WeakMap<ProjectDetails, string>();

/** Loads a project by columns; the one that is `known` if it is unchanged on the server. */
export async function loadProject(
  projectId: number,
  known: ProjectDetails | undefined,
): Promise<ProjectDetails> {
  const tag = known && tags.get(known);
  const answer = await http.getTagged<ProjectColumns>(routes.readColumns(projectId), tag ?? null, {
    quiet: true,
  });
  if (answer === null) return known as ProjectDetails;
  const details = detailsOf(answer.body);
  if (answer.tag !== null) tags.set(details, answer.tag);
  return details;
}
