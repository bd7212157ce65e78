import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus, worstStatus } from '../../../project/store/shown-status.js';
import { useCells } from '../../../project/store/use-cells.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { useEditor } from '../view/editor-context.js';
import { Sections } from '../view/Sections.js';
import { StatusBadge } from '../status/StatusBadge.js';
import { FloatingContext } from './floating-context.js';
import type { Leave, Opening } from './floating-context.js';
import { MARGIN } from './floating-placement.js';
import styles from './FloatingEditor.module.css';

interface FloatingEditorProps extends ValueSectionProps {
  opening: Opening;
  /** The corner of the cell in the scrolled content, and the width of the editor. */
  anchor: { left: number; top: number; width: number };
  scroller: RefObject<HTMLElement | null>;
  /** The space covered by pinned rows and columns at the top and left of the scrolled content. */
  covered: { top: number; left: number };
  /** Whether the reference column is out of view, so that the editor shows its text. */
  showsSource: boolean;
  onLeave: (where: Leave) => void;
  /** Called when the focus has moved elsewhere. */
  onBlur: () => void;
}

/** Edits a value above the grid, so that no row moves. */
export function FloatingEditor(props: FloatingEditorProps) {
  const { row, language, opening, anchor, scroller, covered, showsSource, onLeave, onBlur } = props;
  const { project, slots } = useEditor();
  const text = useText();
  const cells = useCells(project.cells, row, language.id);
  const box = usePlacement(anchor, scroller, covered);
  useEscape(box, onLeave);
  useSecondPress(box);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const floating = useMemo(() => ({ opening, showsSource, onLeave }), [opening, showsSource, onLeave]);
  return (
    <div
      ref={box}
      role="dialog"
      // Some browsers give this box the focus instead of a clicked button: the editor is not left.
      tabIndex={-1}
      aria-label={`${row.name}, ${language.name}`}
      className={styles.editor}
      style={{ width: anchor.width }}
      onBlur={(event) => hasLeft(event) && onBlur()}
    >
      <div className={styles.head}>
        <LanguageBadge {...language} />
        <b>{language.name}</b>
        {row.isPlural && <span>{text('editor.forms', { count: cells.length })}</span>}
        <span className={styles.status}>
          <StatusBadge status={status} glyph />
        </span>
      </div>
      <FloatingContext value={floating}>
        <Sections of={slots.floatingEditor} with={{ row, language }} />
      </FloatingContext>
    </div>
  );
}

// Switching to another window does not leave the editor.
const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  document.hasFocus() && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Escape on a button closes the editor. In a field, Escape first restores the text, which the field handles. */
function useEscape(box: RefObject<HTMLElement | null>, onLeave: (where: Leave) => void): void {
  useEffect(() => {
    const editor = box.current;
    const leave = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !(target instanceof HTMLTextAreaElement)) onLeave('close');
    };
    editor?.addEventListener('keydown', leave);
    return () => editor?.removeEventListener('keydown', leave);
  }, [box, onLeave]);
}

/** The second press of a double click hits the editor that the first one opened: the field keeps the focus. */
function useSecondPress(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const editor = box.current;
    const keepFocus = (event: MouseEvent): void => {
      if (event.detail > 1) event.preventDefault();
    };
    editor?.addEventListener('mousedown', keepFocus, { once: true });
    return () => editor?.removeEventListener('mousedown', keepFocus);
  }, [box]);
}

/** Keeps the editor at its cell and inside the view, whatever its height. */
function usePlacement(
  { left, top }: FloatingEditorProps['anchor'],
  scroller: RefObject<HTMLElement | null>,
  covered: FloatingEditorProps['covered'],
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { top: coveredTop, left: coveredLeft } = covered;
  useLayoutEffect(() => {
    const [view, editor] = [scroller.current, box.current];
    if (!view || !editor) return;
    const placeAcross = (): void => {
      const rightmost = view.scrollLeft + view.clientWidth - parseFloat(editor.style.width) - MARGIN;
      editor.style.left = `${Math.max(view.scrollLeft + coveredLeft, Math.min(left, rightmost))}px`;
    };
    const place = (): void => {
      const lowest = view.scrollTop + view.clientHeight - editor.offsetHeight - MARGIN;
      editor.style.top = `${Math.max(view.scrollTop + coveredTop, Math.min(top, lowest))}px`;
      placeAcross();
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(editor);
    // When scrolling sideways, the source stays in view; when scrolling down, it moves away with the editor.
    view.addEventListener('scroll', placeAcross, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', placeAcross);
    };
  }, [left, top, scroller, coveredTop, coveredLeft]);
  return box;
}
