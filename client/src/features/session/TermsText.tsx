import { useText } from '../../i18n/use-text.js';
import styles from './TermsText.module.css';

const SECTIONS = ['service', 'account', 'content', 'privacy', 'end'] as const;

/** The terms of use: short, plain, our own. */
export function TermsText() {
  const text = useText();
  return (
    <div className={styles.terms}>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{text(`terms.${section}_title`)}</h2>
          <p>{text(`terms.${section}`)}</p>
        </section>
      ))}
    </div>
  );
}
