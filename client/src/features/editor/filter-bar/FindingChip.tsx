import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';

import { useText } from '../../../i18n/use-text.js';
import { NativeSelect } from '../../../ui/fields/NativeSelect.js';
import type { FindingCounts, FindingFilter } from '../../../project/findings/finding-filter.js';
import { useEditorView } from '../view/editor-view.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import styles from './FilterBar.module.css';

/** Filters the values with an error or a warning; once pressed, also by a single check. */
export function FindingChip() {
  const text = useText();
  const { view, shown, onView } = useEditorView();
  const { findings } = view;
  const isOn = findings !== null;
  const label = text('finding.filter');
  const count = shown.findings && text('editor.count', { count: countOf(shown.findings, findings ?? 'any') });
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={count === null ? label : `${label} ${count}`}
        title={label}
        className={`${styles.chip} ${isOn ? styles.on : ''}`}
        onClick={() => onView({ findings: isOn ? null : 'any' })}
      >
        <SeverityMark severity="warning" />
        <span className={styles.label}>{label}</span> <b className="num">{count}</b>
      </button>
      {isOn && <CheckChoice />}
    </>
  );
}

const countOf = ({ errors, warnings, byCheck }: FindingCounts, asked: FindingFilter): number =>
  asked === 'any' ? errors + warnings : (byCheck.get(asked) ?? 0);

/** The value for no single check. */
const ANY = -1;

/** A choice between the checks that have findings, and errors and warnings of all checks. */
function CheckChoice() {
  const text = useText();
  const { view, shown, onView } = useEditorView();
  const counts = shown.findings;
  const named = (check: CheckId): string => {
    const name = text(`check.${check}`);
    return counts ? `${name} (${text('editor.count', { count: countOf(counts, check) })})` : name;
  };
  const all = text('finding.all_checks');
  const options = [
    { value: ANY, label: all },
    ...CHECK_IDS.flatMap((check, value) =>
      counts?.byCheck.has(check) || check === view.findings ? [{ value, label: named(check) }] : [],
    ),
  ];
  const chosen = view.findings === null || view.findings === 'any' ? null : view.findings;
  return (
    <NativeSelect
      className={`${styles.chip} ${styles.groups}`}
      label={text('finding.check')}
      value={chosen === null ? ANY : CHECK_IDS.indexOf(chosen)}
      options={options}
      onChange={(at) => onView({ findings: CHECK_IDS[at] ?? 'any' })}
    >
      {chosen === null ? all : text(`check.${chosen}`)}
    </NativeSelect>
  );
}
