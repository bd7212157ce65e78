import { useEffect, useEffectEvent, useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { toast } from '../../lib/toast.js';

interface OpenImport {
  details: Pick<ProjectDetails, 'languages' | 'targetRestricted'>;
  /** The language that is imported into; null if the dialog is closed. */
  language: LanguageView | null;
  /** The language that the URL asks to import into; null once the user closes the dialog. */
  askedId: number | null;
  onClose: () => void;
}

/** Closes the import into a language that was deleted, or that the user may no longer edit, and says why. */
export function useLostImport({ details, language, askedId, onClose }: OpenImport): void {
  const last = useRef<LanguageView>(null);
  const close = useEffectEvent((lost: LanguageView) => {
    toast.error(reasonOf(lost, details), { language: lost.name });
    // It closes at once, which no effect can do.
    queueMicrotask(onClose);
  });
  useEffect(() => {
    const lost = language === null && last.current?.id === askedId ? last.current : null;
    last.current = language;
    if (lost) close(lost);
  }, [language, askedId]);
}

/** A member who is limited to some languages doesn't learn whether the others exist. */
function reasonOf({ id }: LanguageView, { languages, targetRestricted }: OpenImport['details']) {
  if (languages.some((language) => language.id === id)) return 'imports.language_read_only';
  return targetRestricted ? 'imports.language_lost' : 'imports.language_deleted';
}
