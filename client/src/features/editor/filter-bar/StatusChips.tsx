import { useText } from '../../../i18n/use-text.js';
import type { MessageId } from '../../../i18n/messages.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import styles from './FilterBar.module.css';
import type { ShownStatus, StatusCounts } from '../../../project/store/shown-status.js';

const LABEL: Record<ShownStatus, MessageId> = {
  empty: 'editor.filter_empty',
  modified: 'editor.filter_modified',
  validated: 'editor.filter_validated',
  invalidated: 'editor.filter_invalidated',
};

/** The last one needs no work: its label shows if there is space or if it is chosen. */
const CHIPS: readonly ShownStatus[] = ['empty', 'modified', 'invalidated', 'validated'];

interface StatusChipsProps {
  statuses: readonly ShownStatus[];
  counts: StatusCounts;
  onChange: (statuses: ShownStatus[]) => void;
}

/** Filters by status, which combine. */
export function StatusChips({ statuses, counts, onChange }: StatusChipsProps) {
  const text = useText();
  return CHIPS.map((status) => {
    const isOn = statuses.includes(status);
    const label = text(LABEL[status]);
    const count = text('editor.count', { count: counts[status] });
    return (
      <button
        key={status}
        type="button"
        aria-pressed={isOn}
        aria-label={`${label} ${count}`}
        title={label}
        className={classesOf(status, isOn, counts[status])}
        onClick={() => onChange(isOn ? statuses.filter((other) => other !== status) : [...statuses, status])}
      >
        <StatusGlyph status={status} />
        <span className={styles.label}>{label}</span> <b className="num">{count}</b>
      </button>
    );
  });
}

const classesOf = (status: ShownStatus, isOn: boolean, count: number): string =>
  [
    styles.chip,
    isOn ? styles.on : status === 'validated' && styles.spare,
    !isOn && count === 0 && styles.none,
  ]
    .filter(Boolean)
    .join(' ');
