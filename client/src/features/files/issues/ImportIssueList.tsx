import { Pagination } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import type { TextWithIssues } from './find-import-issues.js';
import styles from './ImportIssueList.module.css';

/** More than these take longer to draw than a key press may. */
const PAGE = 100;

interface ImportIssueListProps {
  texts: readonly TextWithIssues[];
  languages: readonly NamedLanguage[];
  /** What takes or leaves a text. */
  children?: (text: TextWithIssues) => ReactNode;
}

/** The texts of an import that have errors or warnings, each with what is wrong. */
export function ImportIssueList({ texts, languages, children }: ImportIssueListProps) {
  const [page, setPage] = useState(1);
  const first = Math.min(page - 1, Math.floor(Math.max(0, texts.length - 1) / PAGE)) * PAGE;
  return (
    <>
      <ul className={styles.list}>
        {texts.slice(first, first + PAGE).map((one) => (
          <li key={`${one.at} ${one.place}`}>
            {children?.(one)}
            <TextOfKey of={one} languages={languages} />
          </li>
        ))}
      </ul>
      {texts.length > PAGE && (
        <Pagination
          className={styles.pages ?? ''}
          size="small"
          current={first / PAGE + 1}
          pageSize={PAGE}
          total={texts.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

function TextOfKey({ of, languages }: { of: TextWithIssues } & Pick<ImportIssueListProps, 'languages'>) {
  const { at, group, key, quantity, text: imported, issues } = of;
  const text = useText();
  const language = languages[at];
  const places = [group, quantity, languages.length > 1 ? language?.name : null].filter(Boolean);
  return (
    <div className={styles.text}>
      <span className={`mono ${styles.key}`} translate="no">
        {key} <small>{places.join(' · ')}</small>
      </span>
      <span {...(language && langOf(language))}>
        <PlaceholderText text={imported} />
      </span>
      <ul className={styles.issues}>
        {issues.map(({ severity, message, args }, line) => (
          <li key={line}>
            <SeverityMark severity={severity} />
            <span className="visually-hidden">
              {text('app.labelled', {
                label: text(severity === 'error' ? 'issue.error' : 'issue.warning'),
              })}
            </span>
            <span>
              <PlaceholderText text={text(message, args)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
