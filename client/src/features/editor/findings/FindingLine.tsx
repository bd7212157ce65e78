import type { Fix } from '#core/checks/finding.js';

import { useText } from '../../../i18n/use-text.js';
import type { MessageId } from '../../../i18n/messages.js';
import { ALT } from '../../../lib/platform-keys.js';
import { findingMessage } from '../../../project/findings/finding-message.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { Kbd } from '../../../ui/Kbd.js';
import note from '../note/FieldNote.module.css';
import styles from './FindingList.module.css';
import { SEVERITY_NAMES } from '../cell/severity-names.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import type { FieldFinding } from './use-field-findings.js';

interface FindingLineProps {
  line: FieldFinding;
  /** The text with the finding. */
  typed: string;
  /** Whether the finding is solved but still shown, because the mouse is over the list. */
  isSolved: boolean;
  /** Whether the shortcut applies this fix. */
  hasKey: boolean;
  /** Null if the text is read-only. */
  onFix: (() => void) | null;
  /** Null if the user may not ignore it. */
  onIgnore: (() => void) | null;
}

/** A finding as a message, with the buttons that fix or ignore it. */
export function FindingLine(props: FindingLineProps) {
  const { typed, isSolved, hasKey, onFix, onIgnore } = props;
  const { finding, severity } = props.line;
  const text = useText();
  const fix = onFix ? finding.fix : undefined;
  const message = text(findingMessage(finding), finding.args);
  return (
    <li
      className={styles.line}
      data-severity={severity}
      data-solved={isSolved || undefined}
      // Takes the focus if it is the error that prevents the validation.
      tabIndex={-1}
    >
      <SeverityMark severity={severity} />
      <span className="visually-hidden">
        {text('finding.line', { severity: text(SEVERITY_NAMES[severity]), message })}
      </span>
      <span aria-hidden className={note.message}>
        <PlaceholderText text={message} />
      </span>
      {onIgnore && !isSolved && (
        <button
          type="button"
          className={styles.ignore}
          aria-label={`${text('finding.ignore')} ${message}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onIgnore}
        >
          {text('finding.ignore')}
        </button>
      )}
      {fix && onFix && (
        <button
          type="button"
          className={styles.fix}
          aria-label={`${text(verbOf(fix, finding.check))} ${objectOf(fix, typed) || message}`}
          disabled={isSolved}
          // The field keeps the focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onFix}
        >
          {text(verbOf(fix, finding.check))}
        </button>
      )}
      {fix && hasKey && (
        <span aria-hidden className={note.keys}>
          <Kbd>{ALT}</Kbd> <Kbd>{'↵'}</Kbd>
        </span>
      )}
    </li>
  );
}

function verbOf({ from, to, text }: Fix, check: FieldFinding['finding']['check']): MessageId {
  if (text === '') return 'finding.remove';
  if (from < to) return 'finding.replace';
  return check === 'missing' ? 'finding.insert' : 'finding.add';
}

/** The text that is inserted or removed; empty if it is only white space. */
const objectOf = ({ from, to, text }: Fix, typed: string): string =>
  text.trim() || typed.slice(from, to).trim();
