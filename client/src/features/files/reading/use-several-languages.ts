import { useCallback, useMemo, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { isTakeable, offeredLanguages } from './offered-languages.js';
import type { OfferedLanguage, TakenLanguage } from './offered-languages.js';
import type { FileReading } from './use-file-reading.js';

export interface SeveralLanguages {
  /** The languages of a file with several; otherwise empty. */
  offered: OfferedLanguage[];
  taken: TakenLanguage[];
  take: (language: OfferedLanguage, isTaken: boolean) => void;
}

const NONE_LEFT: ReadonlySet<string> = new Set();
const NO_LANGUAGES: readonly LanguageView[] = [];

/**
 * The languages of a file with several, and the chosen ones: initially all.
 *
 * @param known the languages of the project
 */
export function useSeveralLanguages(
  { files, reading }: Pick<FileReading, 'files' | 'reading'>,
  known: readonly LanguageView[] = NO_LANGUAGES,
): SeveralLanguages {
  const { locale } = useLocale().dictionary;
  const offered = useMemo(
    () => (reading?.status === 'ok' ? offeredLanguages(reading.languages, known, locale) : []),
    [reading, known, locale],
  );
  // Other files start with all languages; the same files, read again, keep the choice.
  const [left, setLeft] = useState({ of: files, codes: NONE_LEFT });
  const codes = left.of === files ? left.codes : NONE_LEFT;
  const taken = useMemo(
    () => offered.filter(isTakeable).filter(({ code }) => !codes.has(code)),
    [offered, codes],
  );
  const take = useCallback(
    ({ code }: OfferedLanguage, isTaken: boolean) => {
      const others = [...codes].filter((other) => other !== code);
      setLeft({ of: files, codes: new Set(isTaken ? others : [...others, code]) });
    },
    [files, codes],
  );
  return { offered, taken, take };
}
