import { useText } from '../../i18n/use-text.js';
import { tagOf } from '../../lib/text/language.js';
import { LanguageBadge } from '../../project/ui/LanguageBadge.js';
import styles from './ProjectList.module.css';

const SHOWN = 4;

/** The languages of a project as codes; those without a code, and those beyond four, are counted. */
export function LanguageList({ names }: { names: string[] }) {
  const text = useText();
  const badges = names.filter((name) => tagOf(name) !== null).slice(0, SHOWN);
  const hidden = names.length - badges.length;
  return (
    <div className={styles.languages} title={names.join(', ')}>
      <span className="visually-hidden">{names.join(', ')}</span>
      <span aria-hidden className={styles.badges}>
        {badges.map((name) => (
          <LanguageBadge key={name} name={name} />
        ))}
        {hidden > 0 && <span className={styles.more}>{text('dashboard.more_count', { count: hidden })}</span>}
      </span>
    </div>
  );
}
