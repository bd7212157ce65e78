import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';

import { useText } from '../../../i18n/use-text.js';
import { NativeSelect } from '../../../ui/fields/NativeSelect.js';
import type { IssueCounts, IssueFilter } from '../../../project/issues/issue-filter.js';
import { useEditorView } from '../editor-view.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import styles from './FilterBar.module.css';

/** The values with an error or a warning, as a filter; pressed, also those of a single check. */
export function IssueChip() {
  const text = useText();
  const { view, shown, onView } = useEditorView();
  const { issues } = view;
  const isOn = issues !== null;
  const label = text('issue.filter');
  const count = shown.issues && text('editor.count', { count: countOf(shown.issues, issues ?? 'any') });
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={count === null ? label : `${label} ${count}`}
        title={label}
        className={`${styles.chip} ${isOn ? styles.on : ''}`}
        onClick={() => onView({ issues: isOn ? null : 'any' })}
      >
        <SeverityMark severity="warning" />
        <span className={styles.label}>{label}</span> <b className="num">{count}</b>
      </button>
      {isOn && <CheckChoice />}
    </>
  );
}

const countOf = ({ errors, warnings, byCheck }: IssueCounts, asked: IssueFilter): number =>
  asked === 'any' ? errors + warnings : (byCheck.get(asked) ?? 0);

/** No check of the list. */
const ANY = -1;

/** The issues of one check that finds some, or errors and warnings of all. */
function CheckChoice() {
  const text = useText();
  const { view, shown, onView } = useEditorView();
  const counts = shown.issues;
  const named = (check: CheckId): string => {
    const name = text(`check.${check}`);
    return counts ? `${name} (${text('editor.count', { count: countOf(counts, check) })})` : name;
  };
  const all = text('issue.all_checks');
  const options = [
    { value: ANY, label: all },
    ...CHECK_IDS.flatMap((check, value) =>
      counts?.byCheck.has(check) || check === view.issues ? [{ value, label: named(check) }] : [],
    ),
  ];
  const chosen = view.issues === null || view.issues === 'any' ? null : view.issues;
  return (
    <NativeSelect
      className={`${styles.chip} ${styles.groups}`}
      label={text('issue.check')}
      value={chosen === null ? ANY : CHECK_IDS.indexOf(chosen)}
      options={options}
      onChange={(at) => onView({ issues: CHECK_IDS[at] ?? 'any' })}
    >
      {chosen === null ? all : text(`check.${chosen}`)}
    </NativeSelect>
  );
}
