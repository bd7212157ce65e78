import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus, worstStatus } from '../../../project/store/shown-status.js';
import { useCells } from '../../../project/store/use-cells.js';
import { LanguageBadge } from '../../../project/ui/LanguageBadge.js';
import { useEditor } from '../editor-context.js';
import { Sections } from '../Sections.js';
import { StatusBadge } from '../status/StatusBadge.js';
import { FloatingContext } from './floating-context.js';
import type { Leave } from './floating-context.js';
import { MARGIN } from './floating-placement.js';
import styles from './FloatingEditor.module.css';

interface FloatingEditorProps extends ValueSectionProps {
  /** The form to begin with. */
  quantity: PluralForm | null;
  /** The corner of the cell in the scrolled content, and the width of the editor. */
  anchor: { left: number; top: number; width: number };
  scroller: RefObject<HTMLElement | null>;
  /** What covers the scrolled content at its top and at its left, and is not covered itself. */
  covered: { top: number; left: number };
  /** Whether the column of the reference is out of sight, so that its text is shown here. */
  showsSource: boolean;
  onLeave: (where: Leave) => void;
  /** The focus has moved elsewhere by itself. */
  onBlur: () => void;
}

/** Edits a value above the grid: no row moves. */
export function FloatingEditor(props: FloatingEditorProps) {
  const { row, language, quantity, anchor, scroller, covered, showsSource, onLeave, onBlur } = props;
  const { project, slots } = useEditor();
  const text = useText();
  const cells = useCells(project.cells, row, language.id);
  const box = usePlacement(anchor, scroller, covered);
  useEscape(box, onLeave);
  useSecondPress(box);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const floating = useMemo(() => ({ quantity, showsSource, onLeave }), [quantity, showsSource, onLeave]);
  return (
    <div
      ref={box}
      role="dialog"
      // Browsers that give a clicked button no focus give it to this box: it is not left.
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

// Switching to another window leaves nothing: the user comes back to the same field.
const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  document.hasFocus() && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Escape closes from the buttons as well; in a field it first puts the text back, which the field does. */
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

/** The second press of a double click falls on the editor that the first one opened: the field keeps the focus. */
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

/** Keeps the editor at the corner of its cell and inside what is in view, whatever its height. */
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
    // Sideways the source stays where it is; downwards it scrolls away, and the editor with it.
    view.addEventListener('scroll', placeAcross, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', placeAcross);
    };
  }, [left, top, scroller, coveredTop, coveredLeft]);
  return box;
}
