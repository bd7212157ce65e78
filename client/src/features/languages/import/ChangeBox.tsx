import { Checkbox } from 'antd';

import styles from './ImportPreviewTabs.module.css';
import type { PreviewChange } from './preview.js';
import type { Import } from './use-import-preview.js';

interface ChangeBoxProps {
  /** The changes that the box takes or leaves together. */
  changes: readonly PreviewChange[];
  label: string;
  onChoose: Import['choose'];
}

/** A checkbox that takes or leaves changes of an import. */
export function ChangeBox({ changes, label, onChoose }: ChangeBoxProps) {
  const taken = changes.filter(({ isTaken }) => isTaken).length;
  return (
    <Checkbox
      className={styles.box}
      checked={taken === changes.length}
      indeterminate={taken > 0 && taken < changes.length}
      aria-label={label}
      onChange={({ target }) => onChoose(changes, target.checked)}
    />
  );
}
