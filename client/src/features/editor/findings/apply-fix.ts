import type { Finding, Fix } from '#core/checks/finding.js';

/** Applies a fix to a text area as if it were typed: the caret follows, and the browser can undo it. */
export function applyFix(area: HTMLTextAreaElement, { from, to, text }: Fix): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (insertAsTyped(text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}

/** `execCommand` is the only way that keeps the browser's undo history. Returns false if the browser lacks it. */
function insertAsTyped(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}

/** Inserts a missing placeholder at the caret if the user has moved it; otherwise where the source has it. */
export function placedFix({ check, fix }: Finding, text: string, caret: number | null): Fix | null {
  if (!fix) return null;
  if (check !== 'missing' || fix.from !== fix.to || caret === null) return fix;
  const word = fix.text.trim();
  const isSpaced = word !== fix.text;
  const before = isSpaced && /\S$/.test(text.slice(0, caret)) ? ' ' : '';
  const after = isSpaced && /^[\p{L}\p{N}]/u.test(text.slice(caret)) ? ' ' : '';
  return { from: caret, to: caret, text: before + word + after };
}
