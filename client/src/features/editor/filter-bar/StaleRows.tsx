import { ReloadOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../editor-view.js';
import styles from './FilterBar.module.css';

/** The number of rows that no longer match the filters, and a button to apply the filters again. */
export function StaleRows() {
  const text = useText();
  const { stale, refresh } = useEditorView().shown;
  if (stale === 0) return null;
  return (
    <button type="button" className={`${styles.chip} ${styles.on}`} onClick={refresh}>
      <ReloadOutlined aria-hidden />
      {text('editor.stale_rows', { count: stale })}
      <b>{text('editor.refresh')}</b>
    </button>
  );
}
