import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../view/editor-view.js';
import { StaleMark } from '../stale/StaleMark.js';
import styles from './FilterBar.module.css';

/** Filters the values whose source has changed, combined with the filters of statuses; absent if there are none. */
export function StaleFilter() {
  const text = useText();
  const { view, shown, onView } = useEditorView();
  if (shown.staleValues === 0 && !view.isStale) return null;
  const label = text('stale.filter');
  const count = text('editor.count', { count: shown.staleValues });
  return (
    <button
      type="button"
      aria-pressed={view.isStale}
      aria-label={`${label} ${count}`}
      title={label}
      className={`${styles.chip} ${view.isStale ? styles.on : ''}`}
      onClick={() => onView({ isStale: !view.isStale })}
    >
      <StaleMark size={14} />
      <span className={styles.label}>{label}</span> <b className="num">{count}</b>
    </button>
  );
}
