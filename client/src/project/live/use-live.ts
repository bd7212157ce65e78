import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
import { onceOnline } from '../../lib/online.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { OpenProject } from '../open-project.js';
import { useProjectCache, useProjectInCache } from '../project-cache.js';

/** Applies the changes of other members while the page shows the project. Without a connection, it stays as loaded. */
export function useLive(project: OpenProject): void {
  const text = useText();
  const { mutate } = useSWRConfig();
  const { projectId } = project;
  const cache = useProjectCache(projectId);
  const cached = useProjectInCache(projectId);
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { LiveProject } = await onceOnline(() => import('./live-project.js'));
      if (isOver) return;
      const live = new LiveProject(project, {
        cache,
        cached,
        onFindings: () => void mutate(routes.readChecks(projectId)),
        onCaughtUp: (count) => announce(text('live.caught_up', { count })),
      });
      stop = () => live.stop();
    };
    const callOff = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [project, projectId, cache, cached, mutate, text]);
}
