import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Pagination } from 'antd';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import type { QueryChange } from '../../lib/use-query.js';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, SORTS } from './arrange.js';
import type { Sort } from './arrange.js';
import styles from './ProjectList.module.css';

interface ListFooterProps {
  total: number;
  page: number;
  size: number | null;
  sort: Sort;
  onChange: (change: QueryChange) => void;
}

const SORT_LABELS: Record<Sort, MessageId> = {
  updated: 'dashboard.sort_updated',
  name: 'dashboard.sort_name',
  created: 'dashboard.sort_created',
};

/** How many there are, in which order, on which page. */
export function ListFooter({ total, page, size, sort, onChange }: ListFooterProps) {
  const text = useText();
  const sizes = PAGE_SIZES.map((known) => ({
    key: String(known ?? 'all'),
    label: known ?? text('app.items_all'),
  }));
  return (
    <div className={styles.footer}>
      <span className="num">{text('dashboard.count', { count: total })}</span>
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
        <Choice
          label={text('dashboard.sort')}
          value={text(SORT_LABELS[sort])}
          selected={sort}
          items={SORTS.map((key) => ({ key, label: text(SORT_LABELS[key]) }))}
          onChoose={(key) => onChange({ sort: key === 'updated' ? null : key, page: null })}
        />
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

interface ChoiceProps {
  label: string;
  value: string;
  selected: string;
  items: { key: string; label: string | number }[];
  onChoose: (key: string) => void;
}

function Choice({ label, value, selected, items, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [selected], onClick: ({ key }) => onChoose(key) }}
    >
      <Button type="text" size="small" className={styles.choice}>
        <span>{text('app.labelled', { label })}</span> <b>{value}</b>
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
