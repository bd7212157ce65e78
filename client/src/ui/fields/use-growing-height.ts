import { useLayoutEffect } from 'react';

/**
 * Adjusts the height of a text area to its text, up to a number of lines; then it scrolls. antd's own `autoSize` uses
 * an inline style attribute, which the content security policy refuses.
 */
export function useGrowingHeight(area: () => HTMLTextAreaElement | null, maxRows: number): void {
  useLayoutEffect(() => {
    const own = area();
    if (!own) return;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(own);
    const most =
      Number.parseFloat(lineHeight) * maxRows +
      Number.parseFloat(paddingTop) +
      Number.parseFloat(paddingBottom);
    const border = own.offsetHeight - own.clientHeight;
    own.style.height = 'auto';
    const needed = own.scrollHeight;
    own.style.height = `${(most > 0 ? Math.min(needed, most) : needed) + border}px`;
    own.style.overflowY = needed > most ? 'auto' : 'hidden';
  });
}
