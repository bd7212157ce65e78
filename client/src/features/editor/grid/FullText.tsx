import { useEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

import styles from './FullText.module.css';

/** Passing over a cell is no question. */
const RESTS_MS = 400;
/** Of a cell that the edge of the grid cuts. */
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

/** The whole of a text that a cell shows the beginning of, once the mouse or the focus has rested there. */
export function FullText({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const own = scroller.current;
    return own ? watch(own, setShown) : undefined;
  }, [scroller]);
  if (shown === null) return null;
  return (
    // Screen readers hear the whole text as the name of the cell.
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

/** Tells what is to be shown as the mouse and the focus move over the cells. Returns how to stop. */
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
  // Into the box itself: a long text is scrolled and selected there.
  const leave = ({ relatedTarget }: MouseEvent): void => {
    const isInBox = relatedTarget instanceof Element && relatedTarget.closest(`.${styles.box}`) !== null;
    if (!isInBox) hide();
  };
  // The mouse may have come before this part, which is loaded late.
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

/** At both edges of the cell: below it, or above it where there is more room. */
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
