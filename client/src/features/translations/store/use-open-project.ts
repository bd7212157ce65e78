import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { isOnline, onConnection } from '../../../lib/online.js';
import { identityChanged } from '../../../lib/signal.js';
import { toast } from '../../../ui/toast.js';
import { withValues } from './edit-project.js';
import { OpenProject } from './open-project.js';
import type { PlaceRef } from './places.js';
import { sendValue } from './send-value.js';
import type { Cell } from './value-cells.js';

/** "Saved" is said at most this often. */
const SAY_SAVED_EVERY_MS = 3_000;

function portsOf(projectId: number, text: Text): ConstructorParameters<typeof OpenProject>[2] {
  let lastSaid = -Infinity;
  return {
    send: (step) => sendValue(projectId, step),
    wait(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    isOnline,
    onSaved() {
      if (Date.now() - lastSaid < SAY_SAVED_EVERY_MS) return;
      lastSaid = Date.now();
      announce(text('a11y.saved'));
    },
    onFailed: (_, unsaved) =>
      announce(text(unsaved.name === 'failed' ? unsaved.message : 'errors.conflict'), 'assertive'),
    onStatusRefused: (_, outcome) =>
      toast.error(outcome.kind === 'conflict' ? 'errors.conflict' : outcome.message),
  };
}

/** Opens the project for as long as the page shows it: mount it with the project's id as its key. */
export function useOpenProject(userId: number, details: ProjectDetails): OpenProject {
  const text = useText();
  const { mutate } = useSWRConfig();
  const projectId = details.id;
  const [project] = useState(() => {
    const opened = new OpenProject(userId, projectId, portsOf(projectId, text));
    opened.load(details);
    return opened;
  });

  useLayoutEffect(() => project.load(details), [project, details]);

  useEffect(() => {
    project.restore();
    const stopListening = onConnection((online) => online && project.flush());
    const stopWatching = identityChanged.listen(() => project.stop());
    const secure = (): void => project.secure();
    const ask = (event: BeforeUnloadEvent): void => {
      project.secure();
      if (project.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('pagehide', secure);
    window.addEventListener('beforeunload', ask);
    return () => {
      // What waits goes on being sent after the page is left, by this user and nobody else.
      project.whenSaved(() => {
        stopListening();
        stopWatching();
      });
      window.removeEventListener('pagehide', secure);
      window.removeEventListener('beforeunload', ask);
      project.secure();
      // What was saved since the project was loaded goes into the cache, or coming back would show the old texts.
      mutate<ProjectDetails>(
        routes.projectDetails(projectId),
        (cached) => cached && withValues(cached, (value) => project.latest(value)),
        { revalidate: false },
        // The cache itself may be going, with the whole application.
      ).catch(() => undefined);
    };
  }, [project, projectId, mutate]);
  return project;
}

/** One value; the component renders again when it changes, and only then. */
export const useCell = (project: OpenProject, ref: PlaceRef): Cell =>
  useAtomValue(project.cells.atomOf(ref), { store: project.cells.store });
