import { useEffect, useLayoutEffect, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../i18n/use-text.js';
import { announce } from '../lib/announce.js';
import { forgetProject, isChanged } from '../lib/kept-projects.js';
import { toast } from '../lib/toast.js';
import { conflictText } from './saving/conflict-text.js';
import { withValues } from './store/edit-project.js';
import { useLive } from './live/use-live.js';
import { isUnconfirmed } from './load-project.js';
import type { OpenProject } from './open-project.js';
import { useProjectCache } from './project-cache.js';
import { countStale } from './search/table-filters.js';
import { offerStale } from './stale-projects.js';
import { openProject, showProject } from './project-registry.js';

/** "Saved" is said at most this often. */
const SAY_SAVED_EVERY_MS = 3_000;

/** Opens the project for as long as the page shows it: mount it with the project's id as its key. */
export function useOpenProject(userId: number, details: ProjectDetails): OpenProject {
  const { updateCache } = useProjectCache(details.id);
  const [project] = useState(() => {
    const opened = openProject(userId, details.id);
    opened.loader.load(details);
    return opened;
  });
  useLayoutEffect(() => project.loader.load(details), [project, details]);
  useAnnouncements(project);
  useDraftsWritten(project);
  useLive(project);

  useEffect(() => {
    const leave = showProject(project);
    const stopOffering = offerStale(project.projectId, () => isAnyStale(project));
    project.loader.updateCache = updateCache;
    const stopForgetting = project.cells.onChange(() => forgetProject(project.projectId));
    void project.session.restore();
    return () => {
      leave();
      stopOffering();
      stopForgetting();
      // One that the server has refused meanwhile stays refused.
      if (!isChanged(project.projectId) || isUnconfirmed(project.projectId)) return;
      // Updates the cache with changes saved since the load; otherwise returning to the page shows old texts.
      // The cache itself may be going, with the whole application.
      updateCache((cached) => withValues(cached, (value) => project.cells.latest(value))).catch(
        () => undefined,
      );
    };
  }, [project, updateCache]);
  return project;
}

function isAnyStale({ cells, structure }: OpenProject): boolean {
  const { keys, languages } = cells.store.get(structure);
  const languageIds = languages.map(({ id }) => id);
  return countStale(cells, [...keys.values()], languageIds) > 0;
}

/** Announces what became of changes. */
function useAnnouncements({ saveStatus, issues }: OpenProject): void {
  const text = useText();
  useEffect(() => {
    let lastSaid = -Infinity;
    saveStatus.listener = {
      onSaved() {
        if (Date.now() - lastSaid < SAY_SAVED_EVERY_MS) return;
        lastSaid = Date.now();
        announce(text('a11y.saved'));
      },
      onFailed(_, unsaved) {
        if (unsaved.name === 'failed') announce(text(unsaved.message), 'assertive');
        if (unsaved.name === 'conflict') announce(conflictText(unsaved.theirs, text), 'assertive');
      },
      onStatusRefused(ref, refusal) {
        // An open field leads to its errors.
        if (refusal.kind === 'blocked' && issues.isListed(ref)) {
          announce(text('issue.blocked', { count: refusal.count }), 'assertive');
          issues.pointTo(ref);
        } else if (refusal.kind === 'blocked') toast.error('issue.blocked', { count: refusal.count });
        else toast.error(refusal.kind === 'conflict' ? 'errors.conflict' : refusal.message);
      },
    };
  }, [saveStatus, issues, text]);
}

/** The page may be closed at any moment: drafts are written before, and it asks while a change waits to be saved. */
function useDraftsWritten(project: OpenProject): void {
  useEffect(() => {
    const writeDrafts = (): void => project.session.writeDrafts();
    const ask = (event: BeforeUnloadEvent): void => {
      project.session.writeDrafts();
      if (project.saveStatus.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('pagehide', writeDrafts);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', writeDrafts);
      window.removeEventListener('beforeunload', ask);
      project.session.writeDrafts();
    };
  }, [project]);
}
