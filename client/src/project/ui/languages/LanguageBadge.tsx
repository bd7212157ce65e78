import { tagOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import styles from './LanguageBadge.module.css';

/** The tag of a language in a box, with its name as tooltip; nothing without a tag. */
export function LanguageBadge({ name, tag: known }: NamedLanguage) {
  const tag = tagOf({ name, tag: known });
  return tag === null ? null : (
    <span className={styles.badge} title={name} translate="no">
      {tag}
    </span>
  );
}
