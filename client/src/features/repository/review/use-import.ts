import type { ProjectDetails } from '#core/api/projects.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { filesOf } from '../../../project/files/project-files.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { keepWarnings } from '../../files/warnings/stored-warnings.js';
import type { Choices, Decided } from '../deciding/choices.js';
import { namesOf } from '../model/language-names.js';
import { languagesIn } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import { LARGEST_BODY } from '../reading/body-sizes.js';
import { useRuns } from '../sending/run.js';
import type { Run, SendingState } from '../sending/run.js';
import { sendDecided, takeBackDecided } from '../sending/send-decided.js';
import type { Sent } from '../sending/send-decided.js';
import { sendOrTakeBack } from '../sending/send-or-take-back.js';
import { isWorthTelling } from '../sending/worth-telling.js';
import { placedIn } from '../source/repository-source.js';

interface ToImport {
  project: ProjectDetails;
  repository: Repository;
  changes: RepositoryChanges;
  separate: ReadonlySet<string>;
  onImported: () => void;
  onMoved: () => void;
}

export interface Importing extends SendingState {
  readonly submit: (decided: Decided, choices: Choices) => void;
  readonly cancel: () => void;
}

/** The names that a person has given to languages, by tag. */
const saidNames = (source: Repository['source']): [string, string][] =>
  source ? placedIn(source).flatMap(({ language }) => (language ? [[language.tag, language.name]] : [])) : [];

const ERRORS = { import_moved: 'errors.import_moved', 403: 'errors.unauthorized' } as const;

/** Imports what is decided, and offers to undo it. */
export function useImport(of: ToImport): Importing {
  const { project, repository, changes, separate, onImported, onMoved } = of;
  const { locale } = useLocale().dictionary;
  const { tellSets } = useUndo(project.id);
  const { revalidate } = useProjectCache(project.id);
  const { begin, ...runs } = useRuns();
  const importing = async (run: Run, decided: Decided, choices: Choices): Promise<void> => {
    const worker = repository.service();
    if (!worker) return run.end();
    const { taken, left, paths, marksObsolete, n } = decided;
    const names = new Map([
      ...namesOf(languagesIn(repository.taken), locale),
      ...saidNames(repository.source),
    ]);
    const content = await worker.decided({ taken, left, paths, typos: choices.typos }, names);
    if (run.hasEnded) return undefined;
    if (content.languages.length + content.files.length > LARGEST_BODY)
      return run.fail('errors.payload_too_large');
    run.show({ sentAt: performance.now() });
    const renames = changes.renames.flatMap(({ from, to, documents }) => {
      const file = project.files.find(({ path }) => path === from);
      const isTaken = !separate.has(to) && documents.some((document) => paths.has(document.to));
      return file && isTaken ? [{ fileId: file.id, path: to }] : [];
    });
    const sent = await sendOrTakeBack<Sent>(run, {
      send: (onSaved) => sendDecided(project.id, { content, renames, marksObsolete }, onSaved).catch(moved),
      takeBack: (part) => takeBackDecided(project.id, part),
      errors: ERRORS,
    });
    // What could not be loaded again now is, once the connection is back: the import is done.
    await Promise.all([revalidate(), filesOf(project.id).read()]).catch(() => undefined);
    if (!sent) return undefined;
    run.end();
    keepWarnings(project.id, sent.warnings.filter(isWorthTelling));
    tellSets(sent.changeSetIds, { id: 'import.applied', values: { count: n } });
    onImported();
    return undefined;
  };
  const moved = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'import_moved') onMoved();
    throw error;
  };
  const submit = (decided: Decided, choices: Choices): void =>
    begin((run) => importing(run, decided, choices));
  return { ...runs, submit };
}
