import { useEffect } from 'react';
import { flushSync } from 'react-dom';

import { hasSingleKeys } from '../../../lib/single-keys.js';

/** The documents, and the texts that change. */
export type ReviewPart = 'documents' | 'texts';

export const PARTS: readonly ReviewPart[] = ['documents', 'texts'];

const ROW = 'tr[data-kind]';

/** Of a part. The first row of the texts is a conflict, if there is one. */
export function focusFirst(part: ReviewPart): void {
  const first = part === 'texts' ? `${ROW} input` : '[aria-pressed=true], input, button';
  document.querySelector(`[data-part=${part}]`)?.querySelector<HTMLElement>(first)?.focus();
}

const isTyping = (target: Element): boolean =>
  target.matches('select, textarea, input:not([type=checkbox], [type=radio])');

interface ReviewKeys {
  /** Shows the part, where only one has room. */
  onPart: (part: ReviewPart) => void;
  /** Shows all changes. */
  onAll: () => void;
}

/**
 * The keys of a review: F6 goes to the other part, Esc shows all; J and K move, 1 and 2 take a side, T says that it is only a
 * typo, A ticks all of the group; arrows fold files.
 */
export function useReviewKeys({ onPart, onAll }: ReviewKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (!(target instanceof Element) || !isOurs(event, target)) return;
      if (key === 'F6') {
        const part = target.closest('[data-part=texts]') ? 'documents' : 'texts';
        flushSync(() => onPart(part));
        focusFirst(part);
      } else if (isTyping(target)) return;
      else if (key === 'Escape') onAll();
      else if (!press(target, key, event.repeat)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPart, onAll]);
}

const isOurs = (event: KeyboardEvent, target: Element): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  target.closest('[role=dialog], [inert]') === null;

/** What a key clicks, in what is around the focus. */
const CLICKS = new Map([
  ['ArrowRight', { around: '[data-file]', control: '[aria-expanded=false]' }],
  ['ArrowLeft', { around: '[data-file]', control: '[aria-expanded=true]' }],
  ['1', { around: ROW, control: 'td:nth-child(4) [type=radio]' }],
  ['2', { around: ROW, control: 'td:nth-child(5) [type=radio]' }],
  ['t', { around: ROW, control: '[data-typo]' }],
  ['a', { around: 'tbody', control: 'tr:first-child [type=checkbox]' }],
]);

const STEPS = new Map([
  ['j', 1],
  ['k', -1],
]);

/** Returns whether the key means something there. A held key moves on and on, and clicks once. */
function press(target: Element, key: string, isHeld: boolean): boolean {
  if (key.length === 1 && !hasSingleKeys()) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const step = STEPS.get(name);
  if (step !== undefined) return move(target.closest(ROW), step);
  const click = CLICKS.get(name);
  const control = click && target.closest(click.around)?.querySelector<HTMLElement>(click.control);
  if (!isHeld) control?.click();
  return control !== null && control !== undefined;
}

function move(row: Element | null, by: number): boolean {
  const rows = [...document.querySelectorAll(ROW)];
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  const control = next?.querySelector<HTMLElement>('input:checked, input');
  control?.focus();
  return control !== null && control !== undefined;
}
