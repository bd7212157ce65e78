import { Button } from 'antd';

import type { ProjectSummary } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useQuery } from '../../../lib/hooks/use-query.js';

/** The projects that the dashboard lists: either active or archived ones. */
export function useListed(projects: readonly ProjectSummary[]): ProjectSummary[] {
  const isArchive = useQuery().get('archived') !== null;
  return projects.filter(({ archivedAt }) => (archivedAt !== null) === isArchive);
}

/** Switches between active and archived projects; absent if none is archived. */
export function ArchivedFilter({ projects }: { projects: readonly ProjectSummary[] }) {
  const text = useText();
  const { get, set } = useQuery();
  const count = projects.filter(({ archivedAt }) => archivedAt !== null).length;
  const isOn = get('archived') !== null;
  if (count === 0 && !isOn) return null;
  return (
    <Button
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'text'}
      aria-pressed={isOn}
      onClick={() => set({ archived: isOn ? null : '1', page: null })}
    >
      {text('dashboard.archived', { count })}
    </Button>
  );
}
