import { useEffect, useLayoutEffect, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { forgetProject, isChanged } from '../../lib/stored-projects.js';
import { withValues } from '../../project/store/edit-project.js';
import { useLive } from '../../project/live/use-live.js';
import { isUnconfirmed } from '../../project/load-project.js';
import type { OpenProject } from '../../project/open-project.js';
import { useProjectCache } from '../../project/project-cache.js';
import { countStale } from '../../project/search/table-filters.js';
import { offerStale } from '../../project/stale-projects.js';
import { joinPage, openProject, showProject } from '../../project/project-registry.js';

/** Opens the project for as long as the page shows it: mount it with the project's id as its key. */
export function useOpenProject(userId: number, details: ProjectDetails): OpenProject {
  const { updateCache } = useProjectCache(details.id);
  const text = useText();
  const page = useMemo(() => ({ updateCache, text }), [updateCache, text]);
  const [project] = useState(() => {
    const opened = openProject(userId, details.id, page);
    opened.loader.load(details);
    return opened;
  });
  useLayoutEffect(() => project.loader.load(details), [project, details]);
  useEffect(() => joinPage(project, page), [project, page]);
  useDraftsWritten(project);
  useLive(project);

  useEffect(() => {
    const leave = showProject(project);
    const stopOffering = offerStale(project.projectId, () => isAnyStale(project));
    const stopForgetting = project.cells.onChange(() => forgetProject(project.projectId));
    void project.session.restore();
    return () => {
      leave();
      stopOffering();
      stopForgetting();
      // A project that the server has refused since stays refused.
      if (!isChanged(project.projectId) || isUnconfirmed(project.projectId)) return;
      // Updates the cache with changes saved since the load; otherwise returning to the page shows old texts.
      // It fails if the cache goes too, with the whole application.
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

/** Writes the drafts before the page is left or closed, and asks before closing while a change is unsaved. */
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
