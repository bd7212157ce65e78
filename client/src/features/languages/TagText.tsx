import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import styles from './TagText.module.css';

interface TagTextProps {
  language: LanguageView;
  /** Whether the user may set a missing tag. */
  mayEdit: boolean;
}

/** The tag of a language, or a mark if it has none. */
export function TagText({ language: { tag }, mayEdit }: TagTextProps) {
  const text = useText();
  if (tag === null)
    return (
      <span className={styles.missing}>{text(mayEdit ? 'language.choose_tag' : 'language.no_tag')}</span>
    );
  return (
    <span className="mono" translate="no">
      {tag}
    </span>
  );
}
