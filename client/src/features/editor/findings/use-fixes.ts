import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import type { Finding } from '#core/checks/finding.js';

import { applyFix, placedFix } from './apply-fix.js';
import type { Ignoring } from './use-ignoring.js';
import type { FieldFinding } from './use-field-findings.js';

/** Applies the fixes of the findings of a text area; Alt+Enter in it applies the first, Alt+Shift+Enter ignores the first. */
export function useFixes(
  area: RefObject<HTMLTextAreaElement | null>,
  findings: readonly FieldFinding[],
  ignoring: Ignoring,
): (finding: Finding) => void {
  /** The caret after the last input. */
  const typedTo = useRef<number | null>(null);
  const apply = (finding: Finding): void => {
    if (!area.current) return;
    const { value, selectionStart: caret, selectionEnd } = area.current;
    const isMoved = caret === selectionEnd && caret !== value.length && caret !== typedTo.current;
    const fix = placedFix(finding, value, isMoved ? caret : null);
    if (fix) applyFix(area.current, fix);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!isFindingKey(event)) return;
    const fixable = findings.find(({ finding }) => finding.fix);
    const ignore = firstOf(findings, ignoring);
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

function firstOf(findings: readonly FieldFinding[], ignoring: Ignoring): (() => void) | null {
  for (const finding of findings) {
    const ignore = ignoring(finding);
    if (ignore) return ignore;
  }
  return null;
}

const isFindingKey = ({ code, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !isComposing && (code === 'Enter' || code === 'NumpadEnter');
