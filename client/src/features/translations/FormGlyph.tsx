import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { StatusGlyph } from '../../ui/StatusGlyph.js';
import { mayReview, useEditor } from './editor-tools.js';
import type { KeyToFilter, ShownStatus } from './search/filter-keys.js';
import styles from './FormGlyph.module.css';
import type { PlaceRef } from './store/places.js';

interface FormGlyphProps {
  place: PlaceRef;
  row: KeyToFilter;
  language: LanguageView;
  status: ShownStatus;
  /** By the Tab key: the grid has keys of its own. */
  isReachable?: boolean;
}

/** The status of one form; a click judges that form alone: validated, or invalidated when it already is. */
export function FormGlyph({ place, row, language, status, isReachable = false }: FormGlyphProps) {
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
      aria-label={`${label}, ${place.quantity ?? ''}`}
      data-review
      onClick={() => {
        tools.project.review(place, next);
        tools.tellStatus(row, language, next);
      }}
    >
      <StatusGlyph status={status} />
    </button>
  );
}
