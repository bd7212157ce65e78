import { Select } from 'antd';
import { useMemo } from 'react';
import useSWR from 'swr';

import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { keyNamer } from '../../project/store/file-labels.js';
import styles from './Activity.module.css';
import type { ActivityFilter } from './use-activity.js';

/** The value of the option for all; not the id of anything. */
const ALL = 0;

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onFilter: (change: ActivityFilter) => void;
}

/** Filters by user, language and key. */
export function ActivityFilters({ filter, onFilter }: ActivityFiltersProps) {
  const text = useText();
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { data: users = [] } = useSWR<ProjectUserView[]>(routes.listProjectUsers(project.projectId));
  const members = useMemo(
    () =>
      users.flatMap(({ userId, pending, username, email }) =>
        userId === null || pending ? [] : [{ value: userId, label: username ?? email }],
      ),
    [users],
  );
  const languages = structure.languages.map(({ id, name }) => ({ value: id, label: name }));
  const keys = useMemo(() => {
    const nameOf = keyNamer(structure.files);
    return [...structure.keys.values()].map((key) => ({ value: key.id, label: nameOf(key) }));
  }, [structure.files, structure.keys]);
  return (
    <div className={styles.filters}>
      <Filter
        label={text('activity.member')}
        all={text('activity.all_members')}
        options={members}
        value={filter.userId}
        onChange={(userId) => onFilter({ userId })}
      />
      <Filter
        label={text('activity.language')}
        all={text('editor.all_languages')}
        options={languages}
        value={filter.languageId}
        onChange={(languageId) => onFilter({ languageId })}
      />
      <Filter
        label={text('activity.key')}
        all={text('activity.all_keys')}
        options={keys}
        value={filter.keyId}
        onChange={(keyId) => onFilter({ keyId })}
      />
    </div>
  );
}

interface FilterProps {
  label: string;
  all: string;
  options: { value: number; label: string }[];
  value: number | null | undefined;
  onChange: (id: number | null) => void;
}

function Filter({ label, all, options, value, onChange }: FilterProps) {
  return (
    <label>
      {label}
      <Select
        aria-label={label}
        showSearch={{ optionFilterProp: 'label' }}
        value={value ?? ALL}
        options={[{ value: ALL, label: all }, ...options]}
        onChange={(id) => onChange(id === ALL ? null : id)}
      />
    </label>
  );
}
