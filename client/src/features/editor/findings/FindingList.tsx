import { useId, useState } from 'react';
import type { RefObject } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useDescription } from '../../../lib/hooks/use-description.js';
import { findingMessage } from '../../../project/findings/finding-message.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import styles from './FindingList.module.css';
import { FindingLine } from './FindingLine.js';
import { FieldLength } from './FieldLength.js';
import { useFieldFindings } from './use-field-findings.js';
import type { CheckedField, FieldFinding } from './use-field-findings.js';
import { useFixes } from './use-fixes.js';
import { useIgnoring } from './use-ignoring.js';
import { usePointed } from './use-pointed.js';
import { useAnnouncedFindings } from './use-announced-findings.js';

interface FindingListProps extends CheckedField, Pick<FieldNoteProps, 'isActive'> {
  /** The text area; null if the text is read-only. */
  area: RefObject<HTMLTextAreaElement | null> | null;
}

/** Number of lines shown before "more". */
const SHOWN = 4;

/** The findings of the text in a field, each on a line with its fix. */
export function FindingList({ row, field, language, isActive, area }: FindingListProps) {
  const text = useText();
  const id = useId();
  const findings = useFieldFindings({ row, field, language });
  const { lines, hold, release } = useHeld(findings);
  const [showsAll, setShowsAll] = useState(false);
  const ignoring = useIgnoring({ row, field, language });
  const place = area ?? NOWHERE;
  const apply = useFixes(place, findings, ignoring);
  const list = usePointed(field.ref, lines);
  useAnnouncedFindings(findings, isActive, ({ finding }) => text(findingMessage(finding), finding.args));
  useDescription(place, lines.length > 0 ? id : null);
  const max = isActive ? row.maxLength : null;
  if (lines.length === 0 && max === null) return null;
  const shown = showsAll ? lines : lines.slice(0, SHOWN);
  const fixable = findings.find(({ finding }) => finding.fix);
  return (
    <div className={styles.findings} onPointerEnter={hold} onPointerLeave={release}>
      <ul ref={list} id={id} aria-label={text('finding.list')}>
        {shown.map((line) => {
          const current = findings.find((finding) => finding.id === line.id);
          return (
            <FindingLine
              key={line.id}
              line={line}
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
          {text('finding.more', { count: lines.length - shown.length })}
        </button>
      )}
      {max !== null && <FieldLength typed={field.text} max={max} />}
    </div>
  );
}

const NOWHERE: RefObject<null> = { current: null };

/** Lets the lines move again before acting. */
const releasing = (act: (() => void) | null, release: () => void): (() => void) | null =>
  act &&
  (() => {
    release();
    act();
  });

/** Lines do not move while the mouse is over them. */
function useHeld(findings: readonly FieldFinding[]) {
  const [held, setHeld] = useState<readonly FieldFinding[] | null>(null);
  return {
    lines: held ?? findings,
    hold: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse') setHeld(findings);
    },
    release: () => setHeld(null),
  };
}
