import type { ProjectDetails } from '#core/api/projects.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useConfig } from '../../../lib/hooks/use-config.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { filesOf } from '../../../project/files/project-files.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { keepWarnings } from '../../files/warnings/stored-warnings.js';
import type { Choices, Decided } from '../deciding/choices.js';
import { fixedBy } from '../model/fixed-choices.js';
import { namesOf } from '../model/language-names.js';
import { languagesIn, languagesWith } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import { LARGEST_BODY } from '../reading/body-sizes.js';
import { useRuns } from '../sending/run.js';
import type { Run, SendingState } from '../sending/run.js';
import { sendDecided } from '../sending/send-decided.js';
import type { DecidedImport } from '../sending/send-decided.js';
import { sendOrTakeBack } from '../sending/send-or-take-back.js';
import { takeBackSlices } from '../sending/send-slices.js';
import type { SentSlices } from '../sending/send-slices.js';
import type { SentInParts } from '../sending/use-sending.js';
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
  const { project, repository, onImported, onMoved } = of;
  const { locale } = useLocale().dictionary;
  const { tellSet } = useUndo(project.id);
  const { revalidate } = useProjectCache(project.id);
  const { begin, ...runs } = useRuns();
  const most = useConfig()?.limits.languagesPerProject ?? Infinity;
  const importing = async (run: Run, decided: Decided, choices: Choices): Promise<void> => {
    const { baseTag } = repository;
    const worker = repository.service();
    if (!worker || baseTag === null) return run.end();
    const { taken, left, paths, marksObsolete, n } = decided;
    const names = new Map([
      ...namesOf(languagesIn(repository.taken), locale),
      ...saidNames(repository.source),
    ]);
    const slices = await worker.decided({ taken, left, paths, typos: choices.typos }, names, baseTag);
    if (run.hasEnded) return undefined;
    const tooLarge = slices.find(({ bytes }) => bytes > LARGEST_BODY);
    if (tooLarge) return run.fail('errors.payload_too_large', { path: tooLarge.path ?? undefined });
    const rename = renamesIn(of, paths);
    const { sent, isMoved } = await send(run, project.id, { slices, rename, marksObsolete });
    // What could not be loaded again now is, once the connection is back: the import is done.
    await Promise.all([revalidate(), filesOf(project.id).read()]).catch(() => undefined);
    if (!sent && isMoved) onMoved();
    if (!sent) return undefined;
    run.end();
    keepWarnings(project.id, sent.warnings.filter(isWorthTelling));
    tellSet(sent.changeSetId, { id: 'import.applied', values: { count: n } });
    onImported();
    return undefined;
  };
  const submit = (decided: Decided, choices: Choices): void =>
    begin(async (run) => {
      if (languagesAfter(of, decided.paths) > most) return run.fail('repo.language_limit', { most });
      return importing(run, decided, choices);
    });
  return { ...runs, submit };
}

/** How many languages the project would have. */
function languagesAfter({ project, repository }: ToImport, paths: ReadonlySet<string>): number {
  const taken = repository.taken.map(({ file, documents }) => ({
    file,
    documents: documents.filter(({ document: { path } }) => paths.has(path)),
  }));
  return languagesWith(taken, repository.baseTag, fixedBy(project).tags).size;
}

/** The files of taken documents that have another path in the repository. */
const renamesIn = (
  { project, changes, separate }: ToImport,
  paths: ReadonlySet<string>,
): DecidedImport['rename'] =>
  changes.renames.flatMap(({ from, to, documents }) => {
    const file = project.files.find(({ path }) => path === from);
    const isTaken = !separate.has(to) && documents.some((document) => paths.has(document.to));
    return file && isTaken ? [{ fileId: file.id, path: to }] : [];
  });

interface Sending {
  /** Null: it has failed, or was cancelled. */
  sent: SentSlices | null;
  /** Whether texts have other versions than those that were shown. */
  isMoved: boolean;
}

async function send(run: Run, projectId: number, decided: DecidedImport): Promise<Sending> {
  const isSliced = decided.slices.length > 1;
  run.show({ sentAt: performance.now(), sent: isSliced ? 0 : null });
  let isMoved = false;
  const parts = (onSaved: (part: SentSlices) => void): SentInParts<SentSlices> => ({
    isCancelled: () => run.hasEnded,
    onSaved: (part) => {
      // What is taken back has other versions, too.
      isMoved = true;
      onSaved(part);
    },
    onSent: (share) => isSliced && run.show({ sent: share }),
  });
  const sent = await sendOrTakeBack<SentSlices>(run, {
    send: (onSaved) =>
      sendDecided(projectId, decided, parts(onSaved)).catch((error: unknown) => {
        isMoved ||= error instanceof ApiError && error.code === 'import_moved';
        throw error;
      }),
    takeBack: (part) => takeBackSlices(projectId, part),
    errors: ERRORS,
  });
  return { sent, isMoved };
}
