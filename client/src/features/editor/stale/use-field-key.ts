import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back on Alt and a letter in a text area. Recognises the letter by its position, since Alt may type another
 * character.
 */
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
