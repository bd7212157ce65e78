import { useMemo } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { DEFAULT_CHECKS } from '../../project/issues/check-settings.js';
import { useImportIssues } from '../files/issues/use-import-issues.js';
import type { ImportIssues } from '../files/issues/use-import-issues.js';
import type { FilesReading } from '../files/reading/jobs.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';

interface Content {
  reading: FilesReading | null;
  /** The languages of the files; empty unless they hold several. */
  taken: readonly TakenLanguage[];
  /** Of the language that is typed. */
  tag: string | null;
  pluralMode: PluralMode;
}

/** The issues of what files bring into a new project, whose first language is its source. */
export function useNewProjectIssues({ reading, taken, tag, pluralMode }: Content): ImportIssues {
  const checked = useMemo(() => {
    if (reading?.status !== 'ok') return null;
    const languages = taken.length > 0 ? taken : [{ tag, groups: reading.groups }];
    return {
      project: { groups: [], languages: [], pluralMode, sourceLanguageId: null, targetRestricted: false },
      settings: DEFAULT_CHECKS,
      languages: languages.map((one) => ({ languageId: null, tag: one.tag, groups: one.groups })),
      mayReplace: true,
    };
  }, [reading, taken, tag, pluralMode]);
  return useImportIssues(checked);
}
