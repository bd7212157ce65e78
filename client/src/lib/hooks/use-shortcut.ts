import { useEffect } from 'react';

import { hasSingleKeys } from '../single-keys.js';

/** The maximum time between the keys of a sequence. */
const SEQUENCE_MS = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

/** A closed dialog is hidden before it is removed: it no longer receives keys. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );

/** False while typing, during a composition, under a dialog, and if the user has switched single keys off. */
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
 * Registers a single-key shortcut of the page.
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

/** Registers a sequence of two keys, such as `g` then `d`. */
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

/** Like `useChord`, but not in text fields, where the browser uses it. A held key acts once. */
export function useChordOutsideFields(key: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isChord(event, key) || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, act]);
}

function isChord(event: KeyboardEvent, key: string): boolean {
  const hasModifiers = (event.ctrlKey || event.metaKey) && !event.altKey;
  const pressed = `${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`;
  return hasModifiers && pressed === key && !event.isComposing && !hasOpenDialog();
}

/**
 * Registers a letter with Ctrl or Command; it works while typing, but not under a dialog.
 * @param key a letter in lower case, or `Shift+` and a letter
 */
export function useChord(key: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isChord(event, key)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, act]);
}
