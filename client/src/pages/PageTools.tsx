import { Button } from 'antd';
import { useCallback } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../i18n/use-text.js';
import { useQuery } from '../lib/hooks/use-query.js';
import { SearchField } from '../ui/fields/SearchField.js';
import styles from './Page.module.css';

interface PageToolsProps {
  /** The label of the search, whose query is in the URL. */
  search: string;
  /** The button that adds to the list, with its shortcut. Null if the user may not add. */
  add: { label: string; icon: ReactNode; onClick: () => void } | null;
}

/** The search of a list and the button that adds to it, beside the title. */
export function PageTools({ search, add }: PageToolsProps) {
  const text = useText();
  const { get, set } = useQuery();
  const onSearch = useCallback((q: string) => set({ q, page: null }), [set]);
  return (
    <div className={styles.tools}>
      <SearchField
        value={get('q') ?? ''}
        onSearch={onSearch}
        label={search}
        clearLabel={text('dashboard.clear_search')}
        className={styles.search}
      />
      {add && (
        <Button type="primary" icon={add.icon} aria-keyshortcuts="c" onClick={add.onClick}>
          {add.label}
        </Button>
      )}
    </div>
  );
}
