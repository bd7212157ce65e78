import { useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { keepWarnings } from '../features/files/warnings/stored-warnings.js';
import { AddLanguageDialog } from '../features/languages/AddLanguageDialog.js';
import type { WrittenLanguages } from '../features/languages/api.js';
import { DeleteLanguageDialog } from '../features/languages/DeleteLanguageDialog.js';
import { ImportLanguageDialog } from '../features/languages/ImportLanguageDialog.js';
import { useLatest } from '../lib/hooks/use-latest.js';
import { useQuery } from '../lib/hooks/use-query.js';
import { useProjectCache } from '../project/project-cache.js';
import { addLanguage, removeLanguage } from '../project/store/edit-project.js';
import { UndoDialog } from '../project/undo/UndoDialog.js';

export const LANGUAGE_DIALOGS = ['add-language', 'import-language', 'delete-language'] as const;

interface LanguageDialogsProps {
  details: ProjectDetails;
  /** With the texts as they are shown, which an import meets. */
  current: ProjectDetails;
  /** The open dialog of the page, perhaps one of these. */
  open: string | null;
  onClose: () => void;
}

/** The dialogs that add a language, import into one and delete one; `of` in the address names it. */
export function LanguageDialogs({ details, current, open, onClose }: LanguageDialogsProps) {
  const { updateCache, revalidate } = useProjectCache(details.id);
  const [undoing, setUndoing] = useState<number | null>(null);
  const query = useQuery();
  const named = details.languages.find(({ id }) => id === Number(query.get('of')));
  const isAbout = open === 'import-language' || open === 'delete-language';
  const about = useLatest(named, isAbout);

  const onWritten = ({ warnings, only }: WrittenLanguages): void => {
    keepWarnings(details.id, warnings);
    // An import that created keys, or of several languages: more than one language has changed.
    void (only ? updateCache((before) => addLanguage(before, only.language, only.values)) : revalidate());
  };
  const onDeleted = (languageId: number): void => {
    void updateCache((before) => removeLanguage(before, languageId));
    // Texts are no longer compared with those of this language.
    if (languageId === details.sourceLanguageId) void revalidate();
  };
  return (
    <>
      <AddLanguageDialog
        open={open === 'add-language'}
        project={current}
        onAdded={onWritten}
        onMoved={() => void revalidate()}
        onUndo={setUndoing}
        onClose={onClose}
      />
      {about?.access === 'target' && (
        <>
          <ImportLanguageDialog
            key={about.id}
            open={open === 'import-language'}
            project={current}
            language={about}
            onImported={onWritten}
            onMoved={() => void revalidate()}
            onUndo={setUndoing}
            onClose={onClose}
          />
          <DeleteLanguageDialog
            open={open === 'delete-language'}
            projectId={details.id}
            language={about}
            onDeleted={onDeleted}
            onClose={onClose}
          />
        </>
      )}
      <UndoDialog
        projectId={details.id}
        changeSetId={undoing}
        onUndone={() => void revalidate()}
        onClose={() => setUndoing(null)}
      />
    </>
  );
}
