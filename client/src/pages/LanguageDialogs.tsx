import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { keepWarnings } from '../features/files/warnings/stored-warnings.js';
import { AddLanguageDialog } from '../features/languages/import/AddLanguageDialog.js';
import type { WrittenLanguages } from '../features/languages/api.js';
import { DeleteLanguageDialog } from '../features/languages/DeleteLanguageDialog.js';
import { useLostImport } from '../features/languages/use-lost-import.js';
import { ImportLanguageDialog } from '../features/languages/import/ImportLanguageDialog.js';
import type { PlacedFile } from '../features/files/placed-file.js';
import { chosenRepositoryAtom } from '../features/repository/source/chosen-repository.js';
import { placedSource } from '../features/repository/source/placed-source.js';
import { useLatest } from '../lib/hooks/use-latest.js';
import { useQuery } from '../lib/hooks/use-query.js';
import { useProjectCache } from '../project/project-cache.js';
import { importPath } from './import-path.js';
import { addLanguage, removeLanguage } from '../project/store/edit-project.js';

export const LANGUAGE_DIALOGS = ['add-language', 'import-language', 'delete-language'] as const;

/** Files that come alone have their keys in groups of no file. */
const withoutFiles = (project: ProjectDetails): ProjectDetails =>
  project.files.length === 0
    ? project
    : { ...project, groups: project.groups.filter(({ fileId }) => fileId === null) };

interface LanguageDialogsProps {
  details: ProjectDetails;
  /** With the texts as shown, against which an import is planned. */
  current: ProjectDetails;
  /** The open dialog of the page, possibly one of these. */
  open: string | null;
  onClose: () => void;
}

/** The dialogs that add, import into and delete a language. `of` in the URL is its id. */
export function LanguageDialogs({ details, current, open, onClose }: LanguageDialogsProps) {
  const { updateCache, revalidate } = useProjectCache(details.id);
  const query = useQuery();
  const named = details.languages.find(({ id }) => id === Number(query.get('of')));
  const planned = useMemo(() => withoutFiles(current), [current]);
  const navigate = useNavigate();
  const setSource = useSetAtom(chosenRepositoryAtom);
  const onPlaced = (files: readonly PlacedFile[]): void => {
    setSource(placedSource(files));
    void navigate(importPath(details.id));
  };
  const isAbout = open === 'import-language' || open === 'delete-language';
  const about = useLatest(named, isAbout);

  const { opened, instead } = useInstead();
  useLostImport({
    details,
    language: open === 'import-language' && named?.access === 'target' ? named : null,
    askedId: query.get('d') === 'import-language' ? Number(query.get('of')) : null,
    onClose,
  });

  const onWritten = ({ warnings, only }: WrittenLanguages): void => {
    keepWarnings(details.id, warnings);
    // An import that created keys, or of several languages, has changed more than one language.
    void (only ? updateCache((before) => addLanguage(before, only.language, only.values)) : revalidate());
  };
  const onDeleted = (languageId: number): void => {
    void updateCache((before) => removeLanguage(before, languageId));
    // The base language has changed.
    if (languageId === details.sourceLanguageId) void revalidate();
  };
  return (
    <>
      <AddLanguageDialog
        open={open === 'add-language'}
        project={planned}
        placedIn={details}
        onPlaced={onPlaced}
        onAdded={onWritten}
        onMoved={() => void revalidate()}
        onClose={onClose}
      />
      {about?.access === 'target' && (
        <>
          <ImportLanguageDialog
            key={opened(about.id)}
            open={open === 'import-language'}
            project={planned}
            placedIn={details}
            onPlaced={onPlaced}
            language={about}
            onInstead={instead}
            onImported={onWritten}
            onMoved={() => void revalidate()}
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
    </>
  );
}

/** Switches the open import to another language: it stays the same dialog, with its files. */
function useInstead() {
  const query = useQuery();
  const { state } = useLocation() as { state: unknown };
  const [switched, setSwitched] = useState<{ from: number; to: number } | null>(null);
  /** The language that the import was opened for. */
  const opened = (languageId: number): number => (languageId === switched?.to ? switched.from : languageId);
  const instead = ({ id }: LanguageView): void => {
    setSwitched({ from: opened(Number(query.get('of'))), to: id });
    query.set({ of: String(id) }, { state });
  };
  return { opened, instead };
}
