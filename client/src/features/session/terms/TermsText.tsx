import { useText } from '../../../i18n/use-text.js';
import { useConfig } from '../../../lib/hooks/use-config.js';
import { OperatorsTerms } from './OperatorsTerms.js';
import styles from './TermsText.module.css';

const SECTIONS = ['service', 'account', 'content', 'privacy', 'end'] as const;

/** The terms of use: those of the operator, or the default ones. */
export function TermsText() {
  const text = useText();
  const terms = useConfig()?.terms;
  // Waits for the settings, so that users do not accept the default terms by mistake.
  if (terms === undefined) return null;
  if (terms !== null) return <OperatorsTerms text={terms} />;
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
