import { ReloadOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './FilterBar.module.css';

/** The number of rows that newly match the filters or no longer do, and a button to apply the filters again. */
export function StaleRows() {
  const text = useText();
  const { stale, refresh } = useEditorView().shown;
  if (stale === 0) return null;
  const label = text('editor.stale_rows', { count: stale });
  const action = text('editor.refresh');
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.on}`}
      aria-label={`${label} ${action}`}
      title={label}
      onClick={refresh}
    >
      <ReloadOutlined aria-hidden />
      <span className={styles.notice}>{label}</span>
      <span className={`num ${styles.short}`}>{text('editor.count', { count: stale })}</span>
      <b>{action}</b>
    </button>
  );
}
