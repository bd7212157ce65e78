import { TermsText } from '../features/session/terms/TermsText.js';
import { useText } from '../i18n/use-text.js';
import { PageTitle } from '../ui/PageTitle.js';
import styles from './Terms.module.css';

export function Terms() {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageTitle title={text('auth.terms.title')} className={styles.title} />
      <TermsText />
    </div>
  );
}
