import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

const hasOpenDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * A single-key shortcut of the page: off while typing, during composition and under a dialog.
 * @param key as in KeyboardEvent.key, a letter in lower case
 */
export function useShortcut(key: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.isComposing || event.defaultPrevented) return;
      if (!isPlain(event) || isTyping(event.target) || hasOpenDialog()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, act]);
}
