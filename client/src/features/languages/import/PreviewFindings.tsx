import { useText } from '../../../i18n/use-text.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { ImportFindingList } from '../../files/findings/ImportFindingList.js';
import { LeaveFailing } from '../../files/findings/LeaveFailing.js';
import { hasError } from '../../files/findings/use-import-findings.js';
import { ChangeBox } from './ChangeBox.js';
import styles from './ImportPreviewTabs.module.css';
import type { PreviewFinding } from './preview-findings.js';
import type { Import } from './use-import-preview.js';

interface PreviewFindingsProps {
  findings: readonly PreviewFinding[];
  language: NamedLanguage;
  onChoose: Import['choose'];
}

/** The texts of an import with errors or warnings, each with a checkbox. */
export function PreviewFindings({ findings, language, onChoose }: PreviewFindingsProps) {
  const text = useText();
  const changes = new Map(findings.map(({ of, change }) => [of, change]));
  const failing = findings.flatMap(({ of, change }) => (hasError(of) ? [change] : []));
  return (
    <div className={styles.list}>
      <LeaveFailing
        count={failing.length}
        isLeaving={failing.every(({ isTaken }) => !isTaken)}
        onChange={(isLeaving) => onChoose(failing, !isLeaving)}
      />
      <ImportFindingList texts={[...changes.keys()]} languages={[language]}>
        {(one) => {
          const change = changes.get(one);
          const name = [one.key, one.quantity].filter(Boolean).join(' ');
          return (
            change && (
              <ChangeBox changes={[change]} label={text('imports.take', { name })} onChoose={onChoose} />
            )
          );
        }}
      </ImportFindingList>
    </div>
  );
}
