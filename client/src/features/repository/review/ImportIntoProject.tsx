import { useCallback } from 'react';

import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../../i18n/use-text.js';
import { http } from '../../../lib/api/http.js';
import { JsonText } from '../../../lib/http/json-text.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { filesOf } from '../../../project/files/project-files.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { keepWarnings } from '../../files/warnings/stored-warnings.js';
import { RepositoryDialog } from '../dialog/RepositoryDialog.js';
import type { RepositoryTarget } from '../dialog/RepositoryDialog.js';
import { fixedBy } from '../model/fixed-choices.js';
import type { ImportContent } from '../reading/import-content.js';
import { sendSlices, takeBackSlices } from '../sending/send-slices.js';
import type { SentSlices } from '../sending/send-slices.js';
import { isWorthTelling } from '../sending/worth-telling.js';
import type { RepositorySource } from '../source/repository-source.js';
import { NoSource } from './NoSource.js';

export interface ImportProps {
  project: ProjectDetails;
  /** Null: none was chosen yet. */
  source: RepositorySource | null;
  onSource: (source: RepositorySource | null) => void;
  /** Goes back to the project. */
  onLeave: () => void;
}

/** The first import of a repository into a project: its files are shown, and imported as one change set. */
export function ImportIntoProject({ project, source, onSource, onLeave }: ImportProps) {
  const { id, name, color } = project;
  const text = useText();
  const undo = useUndo(id);
  const { revalidate } = useProjectCache(id);
  const send = useCallback<RepositoryTarget<SentSlices>['send']>(
    async (content, _chosen, parts) => {
      const applied =
        content.slices.length > 0
          ? await sendSlices(id, content.slices, () => REPLACING, parts)
          : await sendWhole(id, content);
      keepWarnings(id, [...content.warnings, ...applied.warnings].filter(isWorthTelling));
      // What could not be loaded again now is, once the connection is back: the import is done.
      await Promise.all([revalidate(), filesOf(id).read()]).catch(() => undefined);
      return applied;
    },
    [id, revalidate],
  );
  if (source === null) return <NoSource onSource={onSource} />;
  return (
    <RepositoryDialog
      open
      source={source}
      onSource={onSource}
      onClose={onLeave}
      target={{
        title: text('again.title'),
        project: { ...fixedBy(project), name },
        color,
        errors: { 403: 'errors.unauthorized' },
        send,
        takeBack: (sent) => takeBackSlices(id, sent).then(revalidate),
        onDone: ({ changeSetId }, { files }) => {
          undo.tellSet(changeSetId, { id: 'repo.done', values: { n: files } });
          onLeave();
        },
      }}
    />
  );
}

const REPLACING = { replace: 'unvalidated' } as const;

const sendWhole = (projectId: number, { content, profile }: ImportContent): Promise<SentSlices> =>
  http.post<AppliedChanges>(routes.applyChanges(projectId), {
    ...REPLACING,
    languages: new JsonText(content),
    files: new JsonText(profile),
  });
