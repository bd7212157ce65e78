import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import type { Finding } from '#core/checks/finding.js';

import { applyFix, placedFix } from './apply-fix.js';
import type { FieldIssue } from './use-field-issues.js';

/** Applies the fixes of the issues of a text area; Alt+Enter in it applies the first. Null: nothing is typed here. */
export function useFixes(
  area: RefObject<HTMLTextAreaElement | null>,
  issues: readonly FieldIssue[],
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
    const first = issues.find(({ finding }) => finding.fix);
    if (!first || !isFixKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    apply(first.finding);
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

const isFixKey = ({ code, altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing && (code === 'Enter' || code === 'NumpadEnter');
