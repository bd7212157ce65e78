import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import { mayReview } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';
import styles from './FormGlyph.module.css';
import type { CellRef } from '../../../project/store/cell-ref.js';

interface FormGlyphProps {
  cellRef: CellRef;
  row: KeySummary;
  language: LanguageView;
  status: ShownStatus;
  /** The name of the form. */
  form: string;
  /** Whether the Tab key reaches it; the grid has its own keys. */
  isReachable?: boolean;
}

/** The status of one form. A click sets the status of that form: `validated`, or `invalidated` if it is validated. */
export function FormGlyph({ cellRef, row, language, status, form, isReachable = false }: FormGlyphProps) {
  const tools = useEditor();
  const text = useText();
  if (status === 'empty' || !mayReview(tools, language)) return <StatusGlyph status={status} />;
  const next = status === 'validated' ? 'invalidated' : 'validated';
  const label = text(next === 'validated' ? 'editor.validate' : 'editor.invalidate');
  return (
    <button
      type="button"
      tabIndex={isReachable ? 0 : -1}
      className={styles.glyph}
      title={label}
      aria-label={`${label}, ${form}`}
      data-review
      onClick={() => {
        tools.project.session.review(cellRef, next);
        tools.announceStatus(row, language, next);
      }}
    >
      <StatusGlyph status={status} />
    </button>
  );
}
