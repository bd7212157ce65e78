import { useText } from '../../../i18n/use-text.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { ImportFindingList } from './ImportFindingList.js';
import styles from './ImportFindingList.module.css';
import { LeaveFailing } from './LeaveFailing.js';
import { hasError } from './use-import-findings.js';
import type { ImportFindings } from './use-import-findings.js';

interface ImportFindingsSectionProps {
  of: ImportFindings;
  /** The languages of the import, in their order. */
  languages: readonly NamedLanguage[];
}

/** The errors and warnings of an import as a whole, with the option to leave out texts with errors. */
export function ImportFindingsSection({ of, languages }: ImportFindingsSectionProps) {
  const text = useText();
  const { found } = of;
  if (found === null || found.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text('imports.tab_findings')}>
      <h4>{text('imports.texts_with_findings', { count: found.length })}</h4>
      <div className={styles.scroll}>
        <LeaveFailing
          count={found.filter(hasError).length}
          isLeaving={of.isLeaving}
          onChange={of.setLeaving}
        />
        <ImportFindingList texts={found} languages={languages} />
      </div>
    </section>
  );
}
