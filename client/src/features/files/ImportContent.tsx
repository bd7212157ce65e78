import type { Reading } from '#core/formats/index.js';

import { useText } from '../../i18n/use-text.js';
import { GroupTree } from './GroupTree.js';
import styles from './ImportContent.module.css';
import { WarningsList } from './warnings/WarningsList.js';

interface ImportContentProps {
  reading: Reading;
  onCompletePlurals: () => void;
}

/** The content of an import: its groups and its warnings. */
export function ImportContent({ reading, onCompletePlurals }: ImportContentProps) {
  const text = useText();
  const { groups, warnings } = reading;
  return (
    <div className={styles.content}>
      {groups.length > 0 && <GroupTree groups={groups} />}
      {warnings.length > 0 && (
        <section aria-label={text('imports.tab_warnings')}>
          <h4 className={styles.heading}>{text('imports.warnings_count', { count: warnings.length })}</h4>
          <WarningsList warnings={warnings} onCompletePlurals={onCompletePlurals} />
        </section>
      )}
    </div>
  );
}
