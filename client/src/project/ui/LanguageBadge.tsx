import { tagOf } from '../../lib/text/language.js';
import styles from './LanguageBadge.module.css';

/** The code of a language in a box; nothing where its name has none. The name itself is the tooltip. */
export function LanguageBadge({ name }: { name: string }) {
  const tag = tagOf(name);
  return tag === null ? null : (
    <span className={styles.badge} title={name} translate="no">
      {tag}
    </span>
  );
}
