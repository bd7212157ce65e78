import { Pagination } from 'antd';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../lib/http/paging.js';
import type { QueryChange } from '../../lib/hooks/use-query.js';
import { Choice } from './Choice.js';
import styles from './ListFooter.module.css';

interface ListFooterProps {
  /** The number of items as a text. */
  count: string;
  total: number;
  page: number;
  /** Null if all items are on one page. */
  size: number | null;
  /** `page` and `size` are in the URL. */
  onChange: (change: QueryChange) => void;
  /** Further controls. */
  children?: ReactNode;
}

/** The footer of a list: the number of items, the page and the page size. */
export function ListFooter({ count, total, page, size, onChange, children }: ListFooterProps) {
  const text = useText();
  const sizes = PAGE_SIZES.map((known) => ({
    key: String(known ?? 'all'),
    label: known ?? text('app.items_all'),
  }));
  return (
    <div className={styles.footer}>
      <span className="num">{count}</span>
      {size !== null && total > size && (
        <Pagination
          size="small"
          current={page}
          pageSize={size}
          total={total}
          showSizeChanger={false}
          onChange={(next) => onChange({ page: next === 1 ? null : String(next) })}
        />
      )}
      <span className={styles.choices}>
        {children}
        <Choice
          label={text('app.items_per_page')}
          value={String(size ?? text('app.items_all'))}
          selected={String(size ?? 'all')}
          items={sizes}
          onChoose={(key) => onChange({ size: key === String(DEFAULT_PAGE_SIZE) ? null : key, page: null })}
        />
      </span>
    </div>
  );
}
