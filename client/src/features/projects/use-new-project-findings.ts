import { useMemo } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { DEFAULT_CHECKS } from '../../project/checks/check-settings.js';
import { useImportFindings } from '../files/findings/use-import-findings.js';
import type { ImportFindings } from '../files/findings/use-import-findings.js';
import type { FilesReading } from '../files/reading/jobs.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';

interface Content {
  reading: FilesReading | null;
  /** The chosen languages of the file; empty unless it has several. */
  taken: readonly TakenLanguage[];
  /** The tag of the typed language. */
  tag: string | null;
  pluralMode: PluralMode;
}

/** The findings of the texts that files bring into a new project, whose first language is the base language. */
export function useNewProjectFindings({ reading, taken, tag, pluralMode }: Content): ImportFindings {
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
  return useImportFindings(checked);
}
