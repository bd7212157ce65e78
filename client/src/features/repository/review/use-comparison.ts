import { useEffect, useState } from 'react';

import { routes } from '#core/api/routes.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import type { MessageId } from '../../../i18n/messages.js';
import { http } from '../../../lib/api/http.js';
import { answerTo } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { filesOf } from '../../../project/files/project-files.js';
import { openedProject } from '../../../project/project-registry.js';
import { allSaved } from '../../../project/when-saved.js';
import { filesToImport } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import type { ComparisonRequest } from '../reading/compare-project.js';

export interface Comparison {
  /** Null until it is made. */
  readonly changes: RepositoryChanges | null;
  /** Why the last one was not made. */
  readonly failure: MessageId | null;
  /** Whether the changes are those of an earlier choice. */
  readonly isPending: boolean;
  /** Loads the project and compares again. */
  readonly again: () => void;
}

interface State extends Pick<Comparison, 'changes' | 'failure'> {
  /** For which it was made; null: for none. */
  readonly separate: ReadonlySet<string> | null;
}

const NOT_YET: State = { changes: null, failure: null, separate: null };

interface Loaded {
  readonly project: string;
  readonly profiles: ComparisonRequest['profiles'];
}

/** Compares the repository with the project as it is on the server. */
export function useComparison(
  projectId: number,
  { source, view, taken, baseTag, service }: Repository,
  separate: ReadonlySet<string>,
): Comparison {
  const { locale } = useLocale().dictionary;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>(NOT_YET);

  useEffect(() => {
    let isCurrent = true;
    load(projectId).then(
      (now) => isCurrent && setLoaded(now),
      (error: unknown) => isCurrent && setState((state) => ({ ...state, failure: reasonOf(error) })),
    );
    return () => void (isCurrent = false);
  }, [projectId, round]);

  useEffect(() => {
    const worker = service();
    if (!view || !loaded || !worker || baseTag === null) return undefined;
    let isCurrent = true;
    const isWhole = source?.kind !== 'files';
    const files = filesToImport(taken);
    worker.compare({ ...loaded, files, baseTag, isWhole, separate, locale }).then(
      (changes) => isCurrent && setState({ changes, failure: null, separate }),
      (error: unknown) => isCurrent && setState((now) => ({ ...now, failure: reasonOf(error) })),
    );
    return () => void (isCurrent = false);
  }, [source, view, loaded, taken, baseTag, service, separate, locale]);

  const { changes, failure } = state;
  const isPending = state.separate !== separate;
  const again = (): void => {
    setState((now) => ({ ...now, failure: null }));
    setRound((now) => now + 1);
  };
  return { changes, failure, isPending, again };
}

function reasonOf(error: unknown): MessageId {
  const answer = answerTo(error);
  return typeof answer === 'string' ? answer : answer.id;
}

async function load(projectId: number): Promise<Loaded> {
  const open = openedProject(projectId);
  if (open) await allSaved(open);
  const files = filesOf(projectId);
  const [project] = await Promise.all([
    http.getText(routes.readColumns(projectId), { quiet: true }),
    files.read(),
  ]);
  const { hasFailed, languages } = files.current();
  if (hasFailed) throw new ApiError(0);
  return { project, profiles: languages };
}
