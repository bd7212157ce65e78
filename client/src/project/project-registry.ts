import { onConnection } from '../lib/online.js';
import { identityChanged } from '../lib/emitter.js';
import { OpenProject } from './open-project.js';
import { sendValue } from './saving/send-value.js';

interface Opened {
  project: OpenProject;
  /** How many pages show it. */
  shown: number;
  close: () => void;
}

const opened = new Map<string, Opened>();

const registryKey = ({ userId, projectId }: Pick<OpenProject, 'userId' | 'projectId'>): string =>
  `${userId}.${projectId}`;

/** The project as this tab has it open, with what it still has to save; opened now if it is not. */
export function openProject(userId: number, projectId: number): OpenProject {
  const name = registryKey({ userId, projectId });
  const known = opened.get(name);
  if (known) return known.project;
  const project = new OpenProject(userId, projectId, {
    send: (step) => sendValue(projectId, step),
    wait(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    // A server that is silent may be back at any time: only a device without a network need not try.
    isOnline: () => navigator.onLine,
  });
  const stopListening = onConnection((online) => online && project.session.flush());
  const close = (): void => {
    stopListening();
    stopWatching();
    project.session.stop();
    opened.delete(name);
  };
  const stopWatching = identityChanged.listen(close);
  opened.set(name, { project, shown: 0, close });
  return project;
}

/** Keeps the project open until the returned function is called and everything is saved; then it closes. */
export function showProject(project: OpenProject): () => void {
  const entry = opened.get(registryKey(project));
  if (entry?.project !== project) return () => undefined;
  entry.shown += 1;
  return () => {
    entry.shown -= 1;
    // Pending changes are still sent after the page is left, for this user only.
    project.saveStatus.whenSaved(() => entry.shown === 0 && entry.close());
  };
}
