import { Button } from 'antd';
import { useCallback } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../i18n/use-text.js';
import { useQuery } from '../lib/hooks/use-query.js';
import { SearchField } from '../ui/fields/SearchField.js';
import styles from './Page.module.css';

interface PageToolsProps {
  /** The label of the search, which goes to the address. */
  search: string;
  /** What adds to the list; the page listens to its key. Null if the user may not. */
  add: { label: string; icon: ReactNode; onClick: () => void } | null;
}

/** Beside the title of a list: its search, and a button that adds to it. */
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
