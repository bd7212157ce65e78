import { Pagination } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { SeverityMark } from '../../../project/ui/SeverityMark.js';
import type { TextWithFindings } from './check-import.js';
import styles from './ImportFindingList.module.css';

/** More texts take too long to render. */
const PAGE = 100;

interface ImportFindingListProps {
  texts: readonly TextWithFindings[];
  languages: readonly NamedLanguage[];
  /** The control that takes or leaves a text. */
  children?: (text: TextWithFindings) => ReactNode;
}

/** The texts of an import with errors or warnings, each with its findings. */
export function ImportFindingList({ texts, languages, children }: ImportFindingListProps) {
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

function TextOfKey({ of, languages }: { of: TextWithFindings } & Pick<ImportFindingListProps, 'languages'>) {
  const { at, group, key, quantity, text: imported, findings } = of;
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
      <ul className={styles.findings}>
        {findings.map(({ severity, message, args }, line) => (
          <li key={line}>
            <SeverityMark severity={severity} />
            <span className="visually-hidden">
              {text('app.labelled', {
                label: text(severity === 'error' ? 'severity.error' : 'severity.warning'),
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
