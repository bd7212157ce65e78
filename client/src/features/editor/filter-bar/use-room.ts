import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * From most to least space: everything; tighter; without labels of notices and spare chips; without labels of filters.
 */
const ROOMS = ['all', 'tight', 'brief', 'brief-spared', 'glyphs', 'least'] as const;

/** Sets `data-room` on a bar to the amount of space it has, so that its style can hide the rest. */
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
