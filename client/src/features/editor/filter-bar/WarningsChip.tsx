import { WarningOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../editor-view.js';
import styles from './FilterBar.module.css';

/** The import warnings that are not dismissed yet. */
export function WarningsChip() {
  const text = useText();
  const { warnings, onWarnings } = useEditorView();
  if (warnings === 0) return null;
  const label = text('imports.warnings_chip', { count: warnings });
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.warning}`}
      aria-label={label}
      title={label}
      onClick={onWarnings}
    >
      <WarningOutlined aria-hidden />
      <span className={styles.notice}>{label}</span>
      <b className={`num ${styles.short}`}>{text('editor.count', { count: warnings })}</b>
    </button>
  );
}
