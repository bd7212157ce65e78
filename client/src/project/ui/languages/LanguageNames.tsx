import { Fragment } from 'react';

import type { MemberLanguageView } from '#core/api/members.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import styles from './LanguageNames.module.css';

interface LanguageNamesProps {
  languages: readonly MemberLanguageView[];
  restricted: boolean;
  allLabel: string;
}

/** The languages that a member is limited to, read-only. */
export function LanguageNames({ languages, restricted, allLabel }: LanguageNamesProps) {
  const text = useText();
  if (!restricted) return allLabel;
  if (languages.length === 0) return <span className={styles.none}>{text('members.no_language')}</span>;
  return languages.map((language, index) => (
    <Fragment key={language.id}>
      {index > 0 && ', '}
      <bdi {...langOf(language)}>{language.name}</bdi>
    </Fragment>
  ));
}
