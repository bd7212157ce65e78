import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import type { Finding } from '#core/checks/finding.js';

import { applyFix, placedFix } from './apply-fix.js';
import type { Ignoring } from './use-ignoring.js';
import type { FieldIssue } from './use-field-issues.js';

/** Applies the fixes of the issues of a text area; Alt+Enter in it applies the first, Alt+Shift+Enter ignores the first. */
export function useFixes(
  area: RefObject<HTMLTextAreaElement | null>,
  issues: readonly FieldIssue[],
  ignoring: Ignoring,
): (finding: Finding) => void {
  /** Where typing has left the caret. */
  const typedTo = useRef<number | null>(null);
  const apply = (finding: Finding): void => {
    if (!area.current) return;
    const { value, selectionStart: caret, selectionEnd } = area.current;
    const isMoved = caret === selectionEnd && caret !== value.length && caret !== typedTo.current;
    const fix = placedFix(finding, value, isMoved ? caret : null);
    if (fix) applyFix(area.current, fix);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!isIssueKey(event)) return;
    const fixable = issues.find(({ finding }) => finding.fix);
    const ignore = firstOf(issues, ignoring);
    const act = event.shiftKey ? ignore : fixable && (() => apply(fixable.finding));
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const field = area.current;
    const onInput = (): void => {
      typedTo.current = field?.selectionStart ?? null;
    };
    field?.addEventListener('keydown', onKeyDown);
    field?.addEventListener('input', onInput);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      field?.removeEventListener('input', onInput);
    };
  }, [area]);
  return apply;
}

function firstOf(issues: readonly FieldIssue[], ignoring: Ignoring): (() => void) | null {
  for (const issue of issues) {
    const ignore = ignoring(issue);
    if (ignore) return ignore;
  }
  return null;
}

const isIssueKey = ({ code, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !isComposing && (code === 'Enter' || code === 'NumpadEnter');
