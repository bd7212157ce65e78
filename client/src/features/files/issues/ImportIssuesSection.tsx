import { useText } from '../../../i18n/use-text.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { ImportIssueList } from './ImportIssueList.js';
import styles from './ImportIssueList.module.css';
import { LeaveFailing } from './LeaveFailing.js';
import { hasError } from './use-import-issues.js';
import type { ImportIssues } from './use-import-issues.js';

interface ImportIssuesSectionProps {
  of: ImportIssues;
  /** Of the import, in their order. */
  languages: readonly NamedLanguage[];
}

/** The errors and warnings of an import that is taken as a whole, and how to leave out the texts with errors. */
export function ImportIssuesSection({ of, languages }: ImportIssuesSectionProps) {
  const text = useText();
  const { found } = of;
  if (found === null || found.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text('imports.tab_issues')}>
      <h4>{text('imports.texts_with_issues', { count: found.length })}</h4>
      <div className={styles.scroll}>
        <LeaveFailing
          count={found.filter(hasError).length}
          isLeaving={of.isLeaving}
          onChange={of.setLeaving}
        />
        <ImportIssueList texts={found} languages={languages} />
      </div>
    </section>
  );
}
