import { useEffect, useEffectEvent } from 'react';

import type { Lazily } from '../lazily.js';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Types a text into a field as a user would. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** While the chunk of a dialog loads, collects what is typed and passes it to the first field of the dialog. */
export function useTypedAhead(
  { isLoaded }: Pick<Lazily<never>, 'isLoaded'>,
  isOpen: boolean,
  close: () => void,
): void {
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || isLoaded()) return undefined;
    let typed = '';
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.key === 'Escape') giveUp();
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1 && !event.repeat) typed += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.closest('[role="dialog"]')) return;
      end();
      if (typed !== '' && isField(target)) typeInto(target, typed);
    };
    const end = (): void => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocus);
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus);
    return end;
  }, [isOpen, isLoaded]);
}
