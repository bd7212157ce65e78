import { useEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

import styles from './FullText.module.css';

/** The mouse must rest this long: passing over a cell shows nothing. */
const RESTS_MS = 400;
/** The minimum width, for cells at the edge of the grid. */
const LEAST_WIDTH = 240;

interface Line {
  quantity: string | null;
  text: string;
  lang: string;
}

interface Shown {
  lines: readonly Line[];
  dir: string;
  style: CSSProperties;
}

/** Shows the whole text of a cell that is cut off, once the mouse or the focus rests on it. */
export function FullText({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const own = scroller.current;
    return own ? watch(own, setShown) : undefined;
  }, [scroller]);
  if (shown === null) return null;
  return (
    // Hidden from screen readers: the name of the cell has the whole text.
    <div
      aria-hidden
      dir={shown.dir}
      className={styles.box}
      style={shown.style}
      onMouseLeave={() => setShown(null)}
    >
      {shown.lines.map(({ quantity, text, lang }) => (
        <p key={quantity} className={styles.line}>
          {quantity !== null && <small>{quantity}</small>}
          <span dir="auto" lang={lang}>
            {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Watches the mouse and the focus and calls `show` with the text to show. Returns the function to stop. */
function watch(scroller: HTMLElement, show: (shown: Shown | null) => void): () => void {
  let at: Element | null = null;
  let timer = 0;
  const hide = (): void => {
    at = null;
    clearTimeout(timer);
    show(null);
  };
  const restOn = (target: EventTarget | null): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
    if (cell === at) return;
    hide();
    at = cell;
    if (cell) timer = window.setTimeout(() => show(wholeOf(cell, scroller)), RESTS_MS);
  };
  const look = ({ target }: Event): void => restOn(target);
  // Moving into the box keeps it open: a long text can be scrolled and selected there.
  const leave = ({ relatedTarget }: MouseEvent): void => {
    const isInBox = relatedTarget instanceof Element && relatedTarget.closest(`.${styles.box}`) !== null;
    if (!isInBox) hide();
  };
  // The mouse may have arrived before this code was loaded.
  restOn(scroller.querySelector('[role=gridcell]:hover'));
  scroller.addEventListener('mouseover', look);
  scroller.addEventListener('focusin', look);
  scroller.addEventListener('mouseleave', leave);
  for (const name of HIDING) scroller.addEventListener(name, hide, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    scroller.removeEventListener('mouseover', look);
    scroller.removeEventListener('focusin', look);
    scroller.removeEventListener('mouseleave', leave);
    for (const name of HIDING) scroller.removeEventListener(name, hide, { capture: true });
  };
}

const HIDING = ['scroll', 'keydown', 'mousedown'] as const;

const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth;

function wholeOf(cell: HTMLElement, scroller: HTMLElement): Shown | null {
  const lines = [...cell.querySelectorAll<HTMLElement>('[data-text]')].filter(isCut).map((text) => ({
    quantity: text.closest<HTMLElement>('[data-quantity]')?.dataset['quantity'] ?? null,
    text: text.textContent,
    lang: text.lang,
  }));
  return lines.length === 0 ? null : { lines, dir: cell.dir, style: positionOf(cell, scroller) };
}

/** Aligned with the cell: below it, or above it if there is more space. */
function positionOf(cell: HTMLElement, scroller: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const first = Math.max(0, left - frame.left);
  const width = Math.max(LEAST_WIDTH, Math.min(right - frame.left, frame.width) - first);
  const across = { left: Math.min(first, frame.width - width), width };
  const above = top - frame.top;
  const below = frame.bottom - bottom;
  return below >= above
    ? { ...across, top: bottom - frame.top, maxHeight: below - 8 }
    : { ...across, bottom: frame.bottom - top, maxHeight: above - 8 };
}
