import { useEffect, useState } from 'react';

import { inSlices } from '../../../lib/in-slices.js';
import { onceOnline } from '../../../lib/online.js';
import type { CheckedImport, TextWithFindings } from './check-import.js';
import { withoutTexts } from './without-texts.js';

export interface ImportFindings {
  /** The texts with errors or warnings, possibly those before the last change; null until they are known. */
  found: readonly TextWithFindings[] | null;
  isLeaving: boolean;
  /** Sets whether texts with errors are left out. */
  setLeaving: (isLeaving: boolean) => void;
  /** Whether texts will be left out but are not known yet. */
  isPending: boolean;
  /** The languages of the import without the texts that are left out. */
  taken: <T extends Pick<CheckedImport['languages'][number], 'groups'>>(languages: readonly T[]) => T[];
}

export const hasError = ({ findings }: TextWithFindings): boolean =>
  findings.some(({ severity }) => severity === 'error');

/**
 * Checks the texts that an import would bring, without blocking the page. The checks are loaded with the first import.
 *
 * @param checked null if there is nothing to check; the same object as long as nothing changes
 */
export function useImportFindings(checked: CheckedImport | null): ImportFindings {
  const [known, setKnown] = useState<{ of: CheckedImport; found: readonly TextWithFindings[] } | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (checked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async (): Promise<void> => {
      const { checkImport } = await onceOnline(() => import('./check-import.js'));
      const found = await inSlices(checkImport(checked), signal);
      if (!signal.aborted) setKnown({ of: checked, found });
    };
    // If the checks cannot be loaded, nothing can be imported either.
    void find().catch(() => undefined);
    return () => controller.abort();
  }, [checked]);
  // The previous result stays on the screen until the next one.
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
