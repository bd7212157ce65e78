import { useText } from '../../../i18n/use-text.js';
import type { MessageId } from '../../../i18n/messages.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';
import styles from './StatusBadge.module.css';

export const STATUS_LABEL: Record<ShownStatus, MessageId> = {
  empty: 'editor.status_empty',
  modified: 'editor.status_modified',
  validated: 'editor.status_validated',
  invalidated: 'editor.status_invalidated',
};

/** A status as text in its colour. */
export function StatusBadge({ status, glyph = false }: { status: ShownStatus; glyph?: boolean }) {
  const text = useText();
  return (
    <span className={`${styles.badge} ${styles[status]}`}>
      {glyph && <StatusGlyph status={status} size={13} />}
      {text(STATUS_LABEL[status])}
    </span>
  );
}
