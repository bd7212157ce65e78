import { prepareExport } from '../../features/exports/prepare-export.js';
import { filesOf } from '../../project/files/project-files.js';

/** Loads everything that an export needs, so that it works without a connection later. */
export function readyExport(userId: number, projectId: number): void {
  void filesOf(projectId).open(userId);
  prepareExport();
}
