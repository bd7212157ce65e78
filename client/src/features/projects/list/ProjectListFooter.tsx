import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import type { QueryChange } from '../../../lib/hooks/use-query.js';
import { Choice } from '../../../ui/fields/Choice.js';
import { ListFooter } from '../../../ui/fields/ListFooter.js';
import { SORTS } from './arrange.js';
import type { Sort } from './arrange.js';

interface ProjectListFooterProps {
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

/** The number of projects, their order, and the page. */
export function ProjectListFooter({ total, page, size, sort, onChange }: ProjectListFooterProps) {
  const text = useText();
  return (
    <ListFooter
      count={text('dashboard.count', { count: total })}
      total={total}
      page={page}
      size={size}
      onChange={onChange}
    >
      <Choice
        label={text('dashboard.sort')}
        value={text(SORT_LABELS[sort])}
        selected={sort}
        items={SORTS.map((key) => ({ key, label: text(SORT_LABELS[key]) }))}
        onChoose={(key) => onChange({ sort: key === 'updated' ? null : key, page: null })}
      />
    </ListFooter>
  );
}
