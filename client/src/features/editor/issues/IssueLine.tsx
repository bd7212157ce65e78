import type { Fix } from '#core/checks/finding.js';

import { useText } from '../../../i18n/use-text.js';
import type { MessageId } from '../../../i18n/messages.js';
import { ALT } from '../../../lib/platform-keys.js';
import { issueMessage } from '../../../project/issues/issue-message.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { Kbd } from '../../../ui/Kbd.js';
import note from '../field/FieldNote.module.css';
import styles from './IssueList.module.css';
import { SEVERITY_NAMES } from './severity-names.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import type { FieldIssue } from './use-field-issues.js';

interface IssueLineProps {
  issue: FieldIssue;
  /** The text that it is about. */
  typed: string;
  /** It stays for now, because the mouse is over it. */
  isSolved: boolean;
  /** Whether the key of fixes is about it. */
  hasKey: boolean;
  /** Null where nothing is typed. */
  onFix: (() => void) | null;
  /** Null if it may not be ignored. */
  onIgnore: (() => void) | null;
}

/** An issue in words, and what solves it. */
export function IssueLine(props: IssueLineProps) {
  const { typed, isSolved, hasKey, onFix, onIgnore } = props;
  const { finding, severity } = props.issue;
  const text = useText();
  const fix = onFix ? finding.fix : undefined;
  const message = text(issueMessage(finding), finding.args);
  return (
    <li
      className={styles.line}
      data-severity={severity}
      data-solved={isSolved || undefined}
      // An error takes the focus when it keeps the text from being validated.
      tabIndex={-1}
    >
      <SeverityMark severity={severity} />
      <span className="visually-hidden">
        {text('issue.line', { severity: text(SEVERITY_NAMES[severity]), message })}
      </span>
      <span aria-hidden className={note.message}>
        <PlaceholderText text={message} />
      </span>
      {onIgnore && !isSolved && (
        <button
          type="button"
          className={styles.ignore}
          aria-label={`${text('issue.ignore')} ${message}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onIgnore}
        >
          {text('issue.ignore')}
        </button>
      )}
      {fix && onFix && (
        <button
          type="button"
          className={styles.fix}
          aria-label={`${text(verbOf(fix, finding.check))} ${objectOf(fix, typed) || message}`}
          disabled={isSolved}
          // The field keeps the focus, and its caret.
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

function verbOf({ from, to, text }: Fix, check: FieldIssue['finding']['check']): MessageId {
  if (text === '') return 'issue.remove';
  if (from < to) return 'issue.replace';
  return check === 'missing' ? 'issue.insert' : 'issue.add';
}

/** What is inserted or removed; empty if it is no word. */
const objectOf = ({ from, to, text }: Fix, typed: string): string =>
  text.trim() || typed.slice(from, to).trim();
