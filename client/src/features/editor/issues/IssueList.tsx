import { useId, useState } from 'react';
import type { RefObject } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useDescription } from '../../../lib/hooks/use-description.js';
import { issueMessage } from '../../../project/issues/issue-message.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import styles from './IssueList.module.css';
import { IssueLine } from './IssueLine.js';
import { FieldLength } from './FieldLength.js';
import { useFieldIssues } from './use-field-issues.js';
import type { CheckedField, FieldIssue } from './use-field-issues.js';
import { useFixes } from './use-fixes.js';
import { useIgnoring } from './use-ignoring.js';
import { usePointed } from './use-pointed.js';
import { useIssueNews } from './use-issue-news.js';

interface IssueListProps extends CheckedField, Pick<FieldNoteProps, 'isActive'> {
  /** Where the text is typed; null where it is only read. */
  area: RefObject<HTMLTextAreaElement | null> | null;
}

/** Lines before the rest is asked for. */
const SHOWN = 4;

/** The issues of the text in a field, each on a line with its fix. */
export function IssueList({ row, field, language, isActive, area }: IssueListProps) {
  const text = useText();
  const id = useId();
  const issues = useFieldIssues({ row, field, language });
  const { lines, hold, release } = useHeld(issues);
  const [showsAll, setShowsAll] = useState(false);
  const ignoring = useIgnoring({ row, field, language });
  const place = area ?? NOWHERE;
  const apply = useFixes(place, issues, ignoring);
  const list = usePointed(field.ref, lines);
  useIssueNews(issues, isActive, ({ finding }) => text(issueMessage(finding), finding.args));
  useDescription(place, lines.length > 0 ? id : null);
  const max = isActive ? row.maxLength : null;
  if (lines.length === 0 && max === null) return null;
  const shown = showsAll ? lines : lines.slice(0, SHOWN);
  const fixable = issues.find(({ finding }) => finding.fix);
  return (
    <div className={styles.issues} onPointerEnter={hold} onPointerLeave={release}>
      <ul ref={list} id={id} aria-label={text('issue.list')}>
        {shown.map((line) => {
          const current = issues.find((issue) => issue.id === line.id);
          return (
            <IssueLine
              key={line.id}
              issue={line}
              typed={field.text}
              isSolved={!current}
              hasKey={line.id === fixable?.id}
              onFix={
                area &&
                (() => {
                  release();
                  if (current) apply(current.finding);
                })
              }
              onIgnore={current ? releasing(ignoring(current), release) : null}
            />
          );
        })}
      </ul>
      {shown.length < lines.length && (
        <button
          type="button"
          className={styles.more}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShowsAll(true)}
        >
          {text('issue.more', { count: lines.length - shown.length })}
        </button>
      )}
      {max !== null && <FieldLength typed={field.text} max={max} />}
    </div>
  );
}

const NOWHERE: RefObject<null> = { current: null };

/** The lines may move then. */
const releasing = (act: (() => void) | null, release: () => void): (() => void) | null =>
  act &&
  (() => {
    release();
    act();
  });

/** While a mouse is over the lines, they stay where they are. */
function useHeld(issues: readonly FieldIssue[]) {
  const [held, setHeld] = useState<readonly FieldIssue[] | null>(null);
  return {
    lines: held ?? issues,
    hold: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse') setHeld(issues);
    },
    release: () => setHeld(null),
  };
}
