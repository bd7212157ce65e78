import { useText } from '../../i18n/use-text.js';
import type { MessageId } from '../../i18n/messages.js';
import { StatusGlyph } from '../../ui/StatusGlyph.js';
import type { ShownStatus } from './search/filter-keys.js';
import styles from './StatusBadge.module.css';

export const STATUS_LABEL: Record<ShownStatus, MessageId> = {
  empty: 'editor.status_empty',
  modified: 'editor.status_modified',
  validated: 'editor.status_validated',
  invalidated: 'editor.status_invalidated',
};

/** A status in words and colour. */
export function StatusBadge({ status, glyph = false }: { status: ShownStatus; glyph?: boolean }) {
  const text = useText();
  return (
    <span className={`${styles.badge} ${styles[status]}`}>
      {glyph && <StatusGlyph status={status} size={13} />}
      {text(STATUS_LABEL[status])}
    </span>
  );
}

/** The status of a whole cell: what still needs work comes first. */
export function worstStatus(statuses: readonly ShownStatus[]): ShownStatus {
  const order: ShownStatus[] = ['invalidated', 'modified', 'empty', 'validated'];
  return order.find((status) => statuses.includes(status)) ?? 'empty';
}
