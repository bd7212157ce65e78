import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Runs at Alt and a letter in a text area, recognised by its place on the keyboard: with Alt it may type another character. */
export function useFieldKey(
  area: RefObject<HTMLElement | null>,
  code: string,
  run: (() => void) | null,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (run === null || event.code !== code || !isAltOnly(event)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    const field = area.current;
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [area]);
}

const isAltOnly = ({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing;
