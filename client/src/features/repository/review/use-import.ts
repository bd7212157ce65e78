import { useCallback, useMemo } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import type { Action } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { filesOf } from '../../../project/files/project-files.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { keepWarnings } from '../../files/warnings/stored-warnings.js';
import { marksObsolete } from '../deciding/choices.js';
import type { Choices, Decided } from '../deciding/choices.js';
import { namesOf } from '../model/language-names.js';
import { languagesIn } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import { sendDecided } from '../sending/send-decided.js';
import { isWorthTelling } from '../sending/worth-telling.js';

interface ToImport {
  project: ProjectDetails;
  repository: Repository;
  changes: RepositoryChanges;
  separate: ReadonlySet<string>;
  onImported: () => void;
  onMoved: () => void;
}

const ERRORS = { import_moved: 'errors.import_moved', 403: 'errors.unauthorized' } as const;

/** Imports what is decided, and offers to undo it. */
export function useImport(of: ToImport): Action<[Decided, Choices], void> {
  const { project, repository, changes, separate, onImported, onMoved } = of;
  const { locale } = useLocale().dictionary;
  const { tellSets } = useUndo(project.id);
  const { revalidate } = useProjectCache(project.id);
  const run = useCallback(
    async (decided: Decided, choices: Choices): Promise<void> => {
      const worker = repository.service();
      if (!worker) return;
      const { taken, left, paths, n } = decided;
      const names = namesOf(languagesIn(repository.taken), locale);
      const content = await worker.decided({ taken, left, paths }, names);
      const renames = changes.renames.flatMap(({ from, to, documents }) => {
        const file = project.files.find(({ path }) => path === from);
        const isTaken = !separate.has(to) && documents.some((document) => paths.has(document.to));
        return file && isTaken ? [{ fileId: file.id, path: to }] : [];
      });
      try {
        const sent = await sendDecided(project.id, {
          content,
          renames,
          marksObsolete: marksObsolete(changes, choices),
        });
        keepWarnings(project.id, sent.warnings.filter(isWorthTelling));
        await Promise.all([revalidate(), filesOf(project.id).read()]);
        tellSets(sent.changeSetIds, { id: 'import.applied', values: { count: n } });
        onImported();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'import_moved') onMoved();
        throw error;
      }
    },
    [project, repository, changes, separate, locale, tellSets, revalidate, onImported, onMoved],
  );
  const options = useMemo(() => ({ errors: ERRORS, tell: 'place' as const }), []);
  return useAction(run, options);
}
