import { onConnection } from '../lib/online.js';
import { identityChanged } from '../lib/emitter.js';
import { OpenProject } from './open-project.js';
import type { ProjectPorts } from './open-project.js';
import { sendValue } from './saving/send-value.js';
import { undoOf } from './undo/undo-registry.js';

/** The page that shows a project. */
type ProjectPage = Pick<ProjectPorts, 'updateCache' | 'text'>;

interface Opened {
  project: OpenProject;
  /** The page that shows it, or showed it last. */
  page: ProjectPage;
  /** The number of pages that show it. */
  shown: number;
  close: () => void;
}

const opened = new Map<string, Opened>();

const registryKey = ({ userId, projectId }: Pick<OpenProject, 'userId' | 'projectId'>): string =>
  `${userId}.${projectId}`;

/** The project as it is open in this tab, with its unsaved changes; opens it if necessary. */
export function openProject(userId: number, projectId: number, page: ProjectPage): OpenProject {
  const name = registryKey({ userId, projectId });
  const known = opened.get(name);
  if (known) return known.project;
  const project = new OpenProject(
    userId,
    projectId,
    {
      send: (step) => sendValue(projectId, step),
      wait(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      // A silent server may answer again at any time: only a device without a network does not try.
      isOnline: () => navigator.onLine,
      updateCache: (edit) => entry.page.updateCache(edit),
      text: (...message) => entry.page.text(...message),
    },
    undoOf(projectId),
  );
  const stopListening = onConnection((online) => online && project.session.flush());
  const close = (): void => {
    stopListening();
    stopWatching();
    project.close();
    opened.delete(name);
  };
  const stopWatching = identityChanged.listen(close);
  const entry: Opened = { project, page, shown: 0, close };
  opened.set(name, entry);
  return project;
}

/** Joins an open project to the page that shows it now; what is saved after the page is left still reaches that page's cache. */
export function joinPage(project: OpenProject, page: ProjectPage): void {
  const entry = opened.get(registryKey(project));
  if (entry?.project === project) entry.page = page;
}

/** The project if it is open in this tab. */
export const openedProject = (projectId: number): OpenProject | null =>
  [...opened.values()].find(({ project }) => project.projectId === projectId)?.project ?? null;

/** Keeps the project open until the returned function is called and everything is saved; then it closes. */
export function showProject(project: OpenProject): () => void {
  const entry = opened.get(registryKey(project));
  if (entry?.project !== project) return () => undefined;
  entry.shown += 1;
  return () => {
    entry.shown -= 1;
    // Pending changes are still sent after the page is left.
    project.saveStatus.whenSaved(() => entry.shown === 0 && entry.close());
  };
}
