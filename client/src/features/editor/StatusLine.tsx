import { Button } from 'antd';
import { useAtomValue } from 'jotai';

import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { Choice } from '../../ui/fields/Choice.js';
import { Kbd } from '../../ui/Kbd.js';
import { useOpenDialog } from '../../project/open-dialog.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import { useEditorView } from './view/editor-view.js';
import { ManyChanged } from './live/lazy-parts.js';
import styles from './StatusLine.module.css';
import { PAGE_SIZES } from './view/url-view.js';

// Loaded on demand: few users divide their keys into pages.
const Pages = lazily(async () => (await import('../../ui/Pages.js')).Pages);

/** The number of keys, the row with the focus, and the number of keys per page. */
export function StatusLine() {
  const text = useText();
  const { structure, shown, view, onView } = useEditorView();
  const openDialog = useOpenDialog();
  const { keys, groups, languages } = structure;
  const { live, cells } = useProjectContext().project;
  const many = useAtomValue(live.many, { store: cells.store });
  return (
    <div className={styles.line}>
      <span className="num">
        {shown.keys.length < keys.size
          ? text('editor.keys_shown', { shown: shown.keys.length, count: keys.size })
          : text('editor.keys', { count: keys.size })}
      </span>
      <span className="num">{text('editor.groups', { count: groups.length })}</span>
      <span className="num">{text('editor.languages', { count: languages.length })}</span>
      {many && <ManyChanged />}
      <span className={styles.end}>
        {view.size !== null && shown.keys.length > view.size && (
          <Pages
            simple
            size="small"
            current={view.page}
            pageSize={view.size}
            total={shown.keys.length}
            showSizeChanger={false}
            onChange={(page) => onView({ page })}
          />
        )}
        <RowOf keys={shown.keys} />
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
        <Button
          type="text"
          size="small"
          className={styles.shortcuts ?? ''}
          onClick={() => openDialog('shortcuts')}
        >
          <Kbd>{'?'}</Kbd>
          {text('editor.shortcuts')}
        </Button>
      </span>
    </div>
  );
}

/** As wide as the last row number needs, so that nothing moves with the focus. */
function RowOf({ keys }: { keys: readonly KeySummary[] }) {
  const text = useText();
  const { project } = useProjectContext();
  const focused = useAtomValue(project.session.focusedKey, { store: project.cells.store });
  const row = keys.findIndex(({ id }) => id === focused) + 1;
  const total = keys.length;
  return (
    <span className={`num ${styles.place}`}>
      <span className={styles.widest}>{text('editor.row_of', { row: total, total })}</span>
      <span>{row > 0 && text('editor.row_of', { row, total })}</span>
    </span>
  );
}
