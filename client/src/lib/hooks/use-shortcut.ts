import { useEffect } from 'react';

import { hasSingleKeys } from '../single-keys.js';

/** The second key of a sequence comes within this time. */
const SEQUENCE_MS = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

/** A dialog that has closed is hidden first and removed a moment later: it no longer takes the keys. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );

/** Off while typing, during composition, under a dialog, and where the user switched them off. */
const isShortcut = (event: KeyboardEvent): boolean =>
  isPlain(event) &&
  !event.isComposing &&
  !event.defaultPrevented &&
  hasSingleKeys() &&
  !isTyping(event.target) &&
  !hasOpenDialog();

function listen(onKey: (key: string, event: KeyboardEvent) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isShortcut(event)) onKey(event.key.toLowerCase(), event);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/**
 * A single-key shortcut of the page.
 * @param key as in KeyboardEvent.key, a letter in lower case
 */
export function useShortcut(key: string, act: () => void): void {
  useEffect(
    () =>
      listen((pressed, event) => {
        if (pressed !== key) return;
        event.preventDefault();
        act();
      }),
    [key, act],
  );
}

/** Two keys, one after the other: `g` then `d`. */
export function useKeySequence(first: string, then: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    let startedAt = -Infinity;
    return listen((pressed, event) => {
      const act = Object.hasOwn(then, pressed) ? then[pressed] : undefined;
      if (act && event.timeStamp - startedAt < SEQUENCE_MS) act();
      startedAt = pressed === first ? event.timeStamp : -Infinity;
    });
  }, [first, then]);
}

/**
 * A letter with Ctrl, or with the Command key: works while typing too, but not under a dialog.
 * @param key a letter in lower case, or `Shift+` and a letter
 */
export function useChord(key: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey;
      const pressed = `${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`;
      if (!isChord || pressed !== key || event.isComposing || hasOpenDialog()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, act]);
}
