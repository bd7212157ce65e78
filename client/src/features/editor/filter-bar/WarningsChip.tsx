import { WarningOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useStoredWarnings } from '../../files/warnings/stored-warnings.js';
import { useEditor } from '../view/editor-context.js';
import styles from './FilterBar.module.css';

/** The number of import warnings that are not dismissed. */
export function WarningsChip() {
  const text = useText();
  const count = useStoredWarnings(useEditor().project.projectId).warnings.length;
  const openDialog = useOpenDialog();
  if (count === 0) return null;
  const label = text('imports.warnings_chip', { count });
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.warning}`}
      aria-label={label}
      title={label}
      onClick={() => openDialog('warnings')}
    >
      <WarningOutlined aria-hidden />
      <span className={styles.notice}>{label}</span>
      <b className={`num ${styles.short}`}>{text('editor.count', { count })}</b>
    </button>
  );
}
