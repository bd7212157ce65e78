import { Button, Pagination, Select } from 'antd';
import { useAtomValue } from 'jotai';

import { useText } from '../../i18n/use-text.js';
import { Kbd } from '../../ui/Kbd.js';
import type { KeyToFilter } from './search/filter-keys.js';
import type { OpenProject } from './store/open-project.js';
import styles from './StatusLine.module.css';
import { PAGE_SIZES } from './url-view.js';
import type { View } from './url-view.js';

interface StatusLineProps {
  project: OpenProject;
  /** Of the whole project. */
  totals: { keys: number; groups: number; languages: number };
  /** Those the filters leave, over all pages. */
  keys: readonly KeyToFilter[];
  view: Pick<View, 'size' | 'page'>;
  onView: (change: Partial<View>) => void;
  onShortcuts: () => void;
}

/** How much there is, where one is, and how much of it is shown at once. */
export function StatusLine({ project, totals, keys, view, onView, onShortcuts }: StatusLineProps) {
  const text = useText();
  return (
    <div className={styles.line}>
      <span className="num">{text('editor.keys', { count: totals.keys })}</span>
      <span className="num">{text('editor.groups', { count: totals.groups })}</span>
      <span className="num">{text('editor.languages', { count: totals.languages })}</span>
      <span className={styles.end}>
        {view.size !== null && keys.length > view.size && (
          <Pagination
            simple
            size="small"
            current={view.page}
            pageSize={view.size}
            total={keys.length}
            showSizeChanger={false}
            onChange={(page) => onView({ page })}
          />
        )}
        <RowOf project={project} keys={keys} />
        <label className={styles.size}>
          {text('editor.items_per_page')}
          <Select
            size="small"
            variant="borderless"
            popupMatchSelectWidth={false}
            value={view.size ?? 0}
            options={[...PAGE_SIZES, 0].map((size) => ({
              value: size,
              label: size === 0 ? text('app.items_all') : size,
            }))}
            onChange={(size) => onView({ size: size === 0 ? null : size })}
          />
        </label>
        <Button type="text" size="small" className={styles.shortcuts ?? ''} onClick={onShortcuts}>
          <Kbd>{'?'}</Kbd>
          {text('editor.shortcuts')}
        </Button>
      </span>
    </div>
  );
}

function RowOf({ project, keys }: Pick<StatusLineProps, 'project' | 'keys'>) {
  const text = useText();
  const focused = useAtomValue(project.focusedKey, { store: project.cells.store });
  const row = keys.findIndex(({ id }) => id === focused) + 1;
  return row === 0 ? null : <span className="num">{text('editor.row_of', { row, total: keys.length })}</span>;
}
