import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import styles from './LanguagesOfFile.module.css';
import type { OfferedLanguage } from './reading/offered-languages.js';
import type { SeveralLanguages } from './reading/use-several-languages.js';

interface LanguagesOfFileProps {
  of: SeveralLanguages;
  /** Whether the source language of the file must be imported. */
  needsSource?: boolean;
  /** What the import does to a language. */
  children: (language: OfferedLanguage) => ReactNode;
}

/** The languages of a file with several, each with a checkbox. */
export function LanguagesOfFile({ of: several, needsSource = false, children }: LanguagesOfFileProps) {
  const text = useText();
  return (
    <fieldset className={styles.languages}>
      <legend>{text('imports.languages')}</legend>
      <ul>
        {several.offered.map((language) => (
          <li key={language.code}>
            <Checkbox
              checked={several.taken.some(({ code }) => code === language.code)}
              disabled={!language.isOffered || (needsSource && language.isSource)}
              onChange={({ target }) => several.take(language, target.checked)}
            >
              <bdi>{language.name}</bdi> <bdi className={styles.code}>{language.tag ?? language.code}</bdi>
            </Checkbox>
            <span className={`num ${styles.what}`}>
              {language.isOffered ? children(language) : <NotOffered language={language} />}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function NotOffered({ language: { tag } }: { language: OfferedLanguage }) {
  const text = useText();
  return text(tag === null ? 'imports.language_unknown' : 'imports.language_read_only');
}
