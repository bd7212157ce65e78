import { useText } from '../../../i18n/use-text.js';
import { tagOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import styles from './ProjectList.module.css';

const SHOWN = 4;

/** The languages of a project as up to four codes; the others, and those without a code, are counted. */
export function LanguageList({ languages }: { languages: readonly NamedLanguage[] }) {
  const text = useText();
  const names = languages.map(({ name }) => name);
  const badges = languages.filter((language) => tagOf(language) !== null).slice(0, SHOWN);
  const hidden = names.length - badges.length;
  return (
    <div className={styles.languages} title={names.join(', ')}>
      <span className="visually-hidden">{names.join(', ')}</span>
      <span aria-hidden className={styles.badges}>
        {badges.map(({ name, tag }) => (
          <LanguageBadge key={name} name={name} tag={tag} />
        ))}
        {hidden > 0 && <span className={styles.more}>{text('dashboard.more_count', { count: hidden })}</span>}
      </span>
    </div>
  );
}
