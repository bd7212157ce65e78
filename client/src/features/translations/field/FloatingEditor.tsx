import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { Quantity } from '#core/domain/quantities.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/language.js';
import { Kbd } from '../../../ui/Kbd.js';
import { LanguageBadge } from '../../../ui/LanguageBadge.js';
import { PlaceholderText } from '../../../ui/PlaceholderText.js';
import type { FieldCommand } from '../editor-keys.js';
import { mayReview, placesOfKey, reviewKey, useEditor } from '../editor-tools.js';
import { EditorField } from './EditorField.js';
import { shownStatus } from '../search/filter-keys.js';
import type { KeyToFilter } from '../search/filter-keys.js';
import styles from './FloatingEditor.module.css';
import { ReviewButtons } from '../ReviewButtons.js';
import { HEADER_HEIGHT } from '../grid/row-heights.js';
import { StatusBadge, worstStatus } from '../StatusBadge.js';
import { useCells } from '../store/use-cells.js';

const LEAST_WIDTH = 498;
const MARGIN = 12;

/** Where the editor goes once a field is left: another key, another language, or back to the grid. */
export type Leave = 'next' | 'previous' | 'next-language' | 'previous-language' | 'close';

interface FloatingEditorProps {
  row: KeyToFilter;
  language: LanguageView;
  /** The form to begin with. */
  quantity: Quantity | null;
  /** The corner and width of the cell, in the scrolled content. */
  anchor: { left: number; top: number; width: number };
  scroller: RefObject<HTMLElement | null>;
  /** Whether the reference is out of sight, so that its text is shown here. */
  showsSource: boolean;
  onLeave: (where: Leave) => void;
  /** The focus went elsewhere by itself. */
  onBlur: () => void;
}

/** Edits a value above the grid: no row moves. */
export function FloatingEditor(props: FloatingEditorProps) {
  const { row, language, quantity, anchor, scroller, showsSource, onLeave, onBlur } = props;
  const tools = useEditor();
  const text = useText();
  const cells = useCells(tools.project, row, language.id);
  const refs = placesOfKey(row, language.id);
  const first = Math.max(
    0,
    refs.findIndex((ref) => ref.quantity === quantity),
  );
  const box = usePlacement(anchor, scroller);
  useEscape(box, onLeave);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));

  const onCommand = (command: FieldCommand, at: number): void => {
    const target = command === 'next-field' ? at + 1 : command === 'previous-field' ? at - 1 : null;
    if (target !== null && target >= 0 && target < refs.length) return focusField(box.current, target);
    if (command === 'validate-next') reviewKey(tools, row, language, 'validated');
    onLeave(LEAVES[command] ?? 'close');
  };

  return (
    <div
      ref={box}
      role="dialog"
      // Browsers that give a clicked button no focus give it to this box: it is not left.
      tabIndex={-1}
      aria-label={`${row.name}, ${language.name}`}
      className={styles.editor}
      style={{ width: Math.max(anchor.width, LEAST_WIDTH) }}
      onBlur={(event) => hasLeft(event) && onBlur()}
    >
      <div className={styles.head}>
        <LanguageBadge name={language.name} />
        <b>{language.name}</b>
        {row.isPlural && <span>{text('editor.forms', { count: refs.length })}</span>}
        <span className={styles.status}>
          <StatusBadge status={status} glyph />
        </span>
      </div>
      {showsSource && <SourceLines row={row} />}
      {refs.map((ref, at) => (
        <EditorField
          key={ref.quantity ?? 'one'}
          place={ref}
          language={language}
          label={[row.name, language.name, ref.quantity].filter((part) => part !== null).join(', ')}
          takesFocus={at === first}
          onCommand={(command) => onCommand(command, at)}
        />
      ))}
      <div className={styles.foot}>
        <div className={styles.hints}>
          <span>
            <Kbd>{'↵'}</Kbd> {text('editor.save_next')}
          </span>
          <span>
            <Kbd>{'⇧↵'}</Kbd> {text('editor.new_line')}
          </span>
          <span>
            <Kbd>{'Esc'}</Kbd> {text('editor.escape')}
          </span>
        </div>
        {mayReview(tools, language) && (
          <span className={styles.review}>
            <ReviewButtons row={row} language={language} />
          </span>
        )}
      </div>
    </div>
  );
}

const LEAVES: Partial<Record<FieldCommand, Leave>> = {
  next: 'next',
  'validate-next': 'next',
  previous: 'previous',
  'next-field': 'next-language',
  'previous-field': 'previous-language',
};

/** The texts translated from, where their column is not beside the editor. */
function SourceLines({ row }: { row: KeyToFilter }) {
  const { project, reference } = useEditor();
  const cells = useCells(project, row, reference?.id ?? 0);
  if (!reference) return null;
  return (
    <div className={styles.source} {...langOf(reference.name)}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'}>
          <PlaceholderText text={cell.text} />
        </div>
      ))}
    </div>
  );
}

const focusField = (box: HTMLElement | null, at: number): void =>
  box?.querySelectorAll('textarea')[at]?.focus({ preventScroll: true });

// Another window taking the focus is no leaving: the user comes back to the same field.
const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  document.hasFocus() && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Escape leaves from the buttons as well; in a field it puts the text back first, which the field does. */
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

/** Keeps the editor at the corner of its cell and inside what is in view, whatever its height. */
function usePlacement(
  { left, top }: FloatingEditorProps['anchor'],
  scroller: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [view, editor] = [scroller.current, box.current];
    if (!view || !editor) return;
    const place = (): void => {
      const lowest = view.scrollTop + view.clientHeight - editor.offsetHeight - MARGIN;
      const rightmost = view.scrollLeft + view.clientWidth - editor.offsetWidth - MARGIN;
      editor.style.top = `${Math.max(view.scrollTop + HEADER_HEIGHT, Math.min(top, lowest))}px`;
      editor.style.left = `${Math.max(view.scrollLeft, Math.min(left, rightmost))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(editor);
    return () => observer.disconnect();
  }, [left, top, scroller]);
  return box;
}
