import { useEffect, useState } from 'react';

import { inSlices } from '../../../lib/in-slices.js';
import { onceOnline } from '../../../lib/online.js';
import type { CheckedImport, TextWithIssues } from './find-import-issues.js';
import { withoutTexts } from './without-texts.js';

export interface ImportIssues {
  /** The texts with errors or warnings, maybe those before the last change; null until they are known. */
  found: readonly TextWithIssues[] | null;
  isLeaving: boolean;
  /** Leaves out the texts with errors, or takes them. */
  setLeaving: (isLeaving: boolean) => void;
  /** Some texts are to be left out, and it is not known yet which. */
  isPending: boolean;
  /** The languages of the import without the texts that are left out. */
  taken: <T extends Pick<CheckedImport['languages'][number], 'groups'>>(languages: readonly T[]) => T[];
}

export const hasError = ({ issues }: TextWithIssues): boolean =>
  issues.some(({ severity }) => severity === 'error');

/**
 * Finds the issues of the texts that an import would bring, without a halt. The checks are loaded with the first import.
 *
 * @param checked null if there is nothing to check; the same object as long as nothing changes
 */
export function useImportIssues(checked: CheckedImport | null): ImportIssues {
  const [known, setKnown] = useState<{ of: CheckedImport; found: readonly TextWithIssues[] } | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (checked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async (): Promise<void> => {
      const { findImportIssues } = await onceOnline(() => import('./find-import-issues.js'));
      const found = await inSlices(findImportIssues(checked), signal);
      if (!signal.aborted) setKnown({ of: checked, found });
    };
    // Where the checks cannot be loaded, nothing can be imported either.
    void find().catch(() => undefined);
    return () => controller.abort();
  }, [checked]);
  // What was found stays on the screen until it is found again.
  const found = checked === null ? null : (known?.found ?? null);
  return {
    found,
    isLeaving,
    setLeaving,
    isPending: isLeaving && checked !== null && known?.of !== checked,
    taken: (languages) => {
      if (!isLeaving || found === null) return [...languages];
      const left = found.filter(hasError);
      return languages.map((language, at) => ({
        ...language,
        groups: withoutTexts(
          language.groups,
          left.filter((text) => text.at === at),
        ),
      }));
    },
  };
}
