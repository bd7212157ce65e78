import type { ProjectDetails } from '#core/api/projects.js';

import { OpenProject } from '../project/open-project.js';
import type { ProjectPorts } from '../project/open-project.js';
import type { ProjectEdit } from '../project/store/edit-project.js';

interface Opening extends Partial<ProjectPorts> {
  userId?: number;
  details: ProjectDetails;
}

/** An open project without a page; by default the server does not respond. */
export function openForTest({ userId = 3, details, ...ports }: Opening) {
  let cached = details;
  /** Edits the cached project, which loads the open one again. */
  const edit = (change: ProjectEdit): void => {
    cached = change(cached);
    project.loader.load(cached);
  };
  const project = new OpenProject(userId, 7, {
    send: () => new Promise(() => undefined),
    wait: () => () => undefined,
    isOnline: () => true,
    updateCache: edit,
    text: (id) => id,
    ...ports,
  });
  project.loader.load(details);
  return { project, edit };
}
