import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { toast } from '../../../ui/toast.js';
import { conflictText } from '../conflict-text.js';
import { withValues } from './edit-project.js';
import type { OpenProject, ProjectListener } from './open-project.js';
import { openProject, showProject } from './opened-projects.js';
import type { PlaceRef } from './places.js';
import type { Cell } from './value-cells.js';

/** "Saved" is said at most this often. */
const SAY_SAVED_EVERY_MS = 3_000;

/** Opens the project for as long as the page shows it: mount it with the project's id as its key. */
export function useOpenProject(userId: number, details: ProjectDetails): OpenProject {
  const { mutate } = useSWRConfig();
  const projectId = details.id;
  const [project] = useState(() => {
    const opened = openProject(userId, projectId);
    opened.load(details);
    return opened;
  });
  useLayoutEffect(() => project.load(details), [project, details]);
  useListener(project);
  useSecured(project);

  useEffect(() => {
    const leave = showProject(project);
    void project.restore();
    return () => {
      leave();
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

/** Says what became of changes, and folds changes of others into what is loaded. */
function useListener(project: OpenProject): void {
  const text = useText();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let lastSaid = -Infinity;
    const listener: ProjectListener = {
      onSaved() {
        if (Date.now() - lastSaid < SAY_SAVED_EVERY_MS) return;
        lastSaid = Date.now();
        announce(text('a11y.saved'));
      },
      onFailed(_, unsaved) {
        if (unsaved.name === 'failed') announce(text(unsaved.message), 'assertive');
        if (unsaved.name === 'conflict') announce(conflictText(unsaved.theirs, text), 'assertive');
      },
      onStatusRefused: (_, outcome) =>
        toast.error(outcome.kind === 'conflict' ? 'errors.conflict' : outcome.message),
      onStructure(edit) {
        const path = routes.projectDetails(project.projectId);
        void mutate<ProjectDetails>(path, (cached) => cached && edit(cached), { revalidate: false });
      },
    };
    project.listener = listener;
  }, [project, text, mutate]);
}

/** The page may be closed at any moment: what is typed is on the device before, and it asks while something waits. */
function useSecured(project: OpenProject): void {
  useEffect(() => {
    const secure = (): void => project.secure();
    const ask = (event: BeforeUnloadEvent): void => {
      project.secure();
      if (project.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('pagehide', secure);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', secure);
      window.removeEventListener('beforeunload', ask);
      project.secure();
    };
  }, [project]);
}

/** One value; the component renders again when it changes, and only then. */
export const useCell = (project: OpenProject, ref: PlaceRef): Cell =>
  useAtomValue(project.cells.atomOf(ref), { store: project.cells.store });
