import { Button } from 'antd';
import { useAtomValue } from 'jotai';

import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { Choice } from '../../ui/Choice.js';
import { Kbd } from '../../ui/Kbd.js';
import type { KeyToFilter } from './search/filter-keys.js';
import type { OpenProject } from './store/open-project.js';
import styles from './StatusLine.module.css';
import { PAGE_SIZES } from './url-view.js';
import type { View } from './url-view.js';

// Few divide their keys into pages.
const Pages = lazily(async () => (await import('../../ui/Pages.js')).Pages);

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
          <Pages
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
        <Choice
          label={text('app.items_per_page')}
          value={String(view.size ?? text('app.items_all'))}
          selected={String(view.size)}
          items={[...PAGE_SIZES, null].map((size) => ({
            key: String(size),
            label: size ?? text('app.items_all'),
          }))}
          onChoose={(key) => onView({ size: key === 'null' ? null : Number(key) })}
        />
        <Button type="text" size="small" className={styles.shortcuts ?? ''} onClick={onShortcuts}>
          <Kbd>{'?'}</Kbd>
          {text('editor.shortcuts')}
        </Button>
      </span>
    </div>
  );
}

/** Has the room of the last row from the beginning: nothing beside it moves with the focus. */
function RowOf({ project, keys }: Pick<StatusLineProps, 'project' | 'keys'>) {
  const text = useText();
  const focused = useAtomValue(project.focusedKey, { store: project.cells.store });
  const row = keys.findIndex(({ id }) => id === focused) + 1;
  const total = keys.length;
  return (
    <span className={`num ${styles.place}`}>
      <span className={styles.widest}>{text('editor.row_of', { row: total, total })}</span>
      <span>{row > 0 && text('editor.row_of', { row, total })}</span>
    </span>
  );
}
