import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** From all there is to the least: tighter, then notices without words, then filters as well, then without what is spare. */
const ROOMS = ['all', 'tight', 'brief', 'glyphs', 'least'] as const;

/** Marks a bar with what it has room for (`data-room`), so that its style can leave out the rest. */
export function useRoom(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    if (!own) return;
    const fit = (): void => {
      for (const room of ROOMS) {
        own.dataset['room'] = room;
        if (own.scrollWidth <= own.clientWidth) return;
      }
    };
    fit();
    const size = new ResizeObserver(fit);
    size.observe(own);
    const content = new MutationObserver(fit);
    content.observe(own, { childList: true, subtree: true, characterData: true });
    if ('fonts' in document) document.fonts.addEventListener('loadingdone', fit);
    return () => {
      size.disconnect();
      content.disconnect();
      if ('fonts' in document) document.fonts.removeEventListener('loadingdone', fit);
    };
  }, []);
  return bar;
}
