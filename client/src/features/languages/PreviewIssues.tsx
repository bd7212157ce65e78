import { useText } from '../../i18n/use-text.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { ImportIssueList } from '../files/issues/ImportIssueList.js';
import { LeaveFailing } from '../files/issues/LeaveFailing.js';
import { hasError } from '../files/issues/use-import-issues.js';
import { ChangeBox } from './ChangeBox.js';
import styles from './ImportPreviewTabs.module.css';
import type { PreviewIssue } from './preview-issues.js';
import type { Import } from './use-import-preview.js';

interface PreviewIssuesProps {
  issues: readonly PreviewIssue[];
  language: NamedLanguage;
  onChoose: Import['choose'];
}

/** The texts of an import with errors or warnings, each to be taken or left. */
export function PreviewIssues({ issues, language, onChoose }: PreviewIssuesProps) {
  const text = useText();
  const changes = new Map(issues.map(({ of, change }) => [of, change]));
  const failing = issues.flatMap(({ of, change }) => (hasError(of) ? [change] : []));
  return (
    <div className={styles.list}>
      <LeaveFailing
        count={failing.length}
        isLeaving={failing.every(({ isTaken }) => !isTaken)}
        onChange={(isLeaving) => onChoose(failing, !isLeaving)}
      />
      <ImportIssueList texts={[...changes.keys()]} languages={[language]}>
        {(one) => {
          const change = changes.get(one);
          const name = [one.key, one.quantity].filter(Boolean).join(' ');
          return (
            change && (
              <ChangeBox changes={[change]} label={text('imports.take', { name })} onChoose={onChoose} />
            )
          );
        }}
      </ImportIssueList>
    </div>
  );
}
