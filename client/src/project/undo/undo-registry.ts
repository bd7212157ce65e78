import { identityChanged } from '../../lib/emitter.js';
import { ProjectUndo } from './project-undo.js';

const known = new Map<number, ProjectUndo>();

identityChanged.listen(() => known.clear());

/** The undo stack of a project, shared by all its pages in this tab. */
export function undoOf(projectId: number): ProjectUndo {
  const own = known.get(projectId) ?? new ProjectUndo();
  known.set(projectId, own);
  return own;
}
