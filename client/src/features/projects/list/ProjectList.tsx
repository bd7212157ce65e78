import { Button } from 'antd';
import { useEffect } from 'react';

import type { ProjectSummary } from '#core/api/projects.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { pageOf, pageSize } from '../../../lib/http/paging.js';
import { useQuery } from '../../../lib/hooks/use-query.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import emptySearch from '../../../ui/illustrations/empty-search.svg';
import { isSort, search, sorted } from './arrange.js';
import { ProjectListFooter } from './ProjectListFooter.js';
import type { ProjectAction } from './ProjectMenu.js';
import styles from './ProjectList.module.css';
import { ProjectRow } from './ProjectRow.js';

interface ProjectListProps {
  projects: ProjectSummary[];
  onAction: (action: ProjectAction, project: ProjectSummary) => void;
}

/** The list of projects, with search, order and page in the URL. */
export function ProjectList({ projects, onAction }: ProjectListProps) {
  const text = useText();
  const query = useQuery();
  const { locale } = useLocale().dictionary;
  const searched = query.get('q') ?? '';
  const wanted = query.get('sort');
  const sort = isSort(wanted) ? wanted : 'updated';
  const size = pageSize(query.get('size'));
  const found = search(projects, searched);
  const page = pageOf(sorted(found, sort, locale), Number(query.get('page') ?? 1), size);

  useEffect(() => {
    if (searched !== '') announce(text('dashboard.found', { count: found.length }));
  }, [searched, found.length, text]);

  if (found.length === 0) {
    return (
      <EmptyState image={emptySearch} title={text('dashboard.empty_search', { query: searched })}>
        <Button onClick={() => query.set({ q: null })}>{text('dashboard.clear_search')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.header} aria-hidden>
        <span>{text('dashboard.col_project')}</span>
        <span>{text('dashboard.col_languages')}</span>
        <span>{text('dashboard.col_progress')}</span>
        <span>{text('dashboard.col_updated')}</span>
      </div>
      <ul className={styles.list}>
        {page.items.map((project) => (
          <ProjectRow key={project.id} project={project} onAction={onAction} />
        ))}
      </ul>
      <ProjectListFooter
        total={found.length}
        page={page.number}
        size={size}
        sort={sort}
        onChange={query.set}
      />
    </>
  );
}
