import { useEffect } from 'react';
import type { RefObject } from 'react';

const NAME = 'aria-describedby';

/** Adds an element to the accessible description of a field; null adds none. */
export function useDescription(field: RefObject<HTMLElement | null>, id: string | null): void {
  useEffect(() => {
    const element = field.current;
    if (!element || id === null) return undefined;
    set(element, [...described(element), id]);
    return () =>
      set(
        element,
        described(element).filter((other) => other !== id),
      );
  }, [field, id]);
}

const described = (element: HTMLElement): string[] =>
  (element.getAttribute(NAME) ?? '').split(' ').filter((id) => id !== '');

function set(element: HTMLElement, ids: readonly string[]): void {
  if (ids.length > 0) element.setAttribute(NAME, ids.join(' '));
  else element.removeAttribute(NAME);
}
