import { useEffect, useState } from 'react';

import { mayBeUnfinished } from '../../features/repository/sending/unfinished-import.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useDialogOffline } from '../../lib/hooks/use-dialog-offline.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { useTypedAhead } from '../../lib/hooks/use-typed-ahead.js';
import { lazily } from '../../lib/lazily.js';
import { isOnline } from '../../lib/online.js';
import { whenIdle } from '../../lib/when-idle.js';
import { fetchUndo } from '../../project/undo/project-undo.js';
import type { ProjectDialogsProps } from './project-dialog-props.js';
import type { SelectionDialog } from './use-project-dialogs.js';

const SelectionDialogs = lazily(async () => (await import('./SelectionDialogs.js')).SelectionDialogs);
// Loaded after the texts: the dialogs need the readers of files, forms and colours.
const ProjectDialogs = lazily(async () => (await import('./ProjectDialogs.js')).ProjectDialogs);
const UnfinishedImport = lazily(
  async () => (await import('../../features/repository/sending/UnfinishedImport.js')).UnfinishedImport,
);
const RepositoryDrop = lazily(async () => (await import('./RepositoryDrop.js')).RepositoryDrop);

function fetchAhead(userId: number, projectId: number): void {
  if (!isOnline()) return;
  [ProjectDialogs, SelectionDialogs].forEach((part) => part.fetchAhead());
  fetchUndo();
  // If it fails, the export itself shows the error.
  import('./ready-export.js')
    .then(({ readyExport }) => readyExport(userId, projectId))
    .catch(() => undefined);
}

interface LazyDialogsProps extends ProjectDialogsProps {
  selection: SelectionDialog;
}

/** The dialogs of the project, loaded while the browser is idle or when the first one opens. */
export function LazyDialogs({ selection, ...props }: LazyDialogsProps) {
  const { details, dialog } = props;
  const user = useCurrentUser();
  const isOpen = dialog.open !== null;
  const hasOpened = useOnce(isOpen);
  useDialogOffline(ProjectDialogs, isOpen, dialog.close);
  useTypedAhead(ProjectDialogs, isOpen, dialog.close);
  const [isIdle, setIdle] = useState(false);
  const [isUnfinished] = useState(() => mayBeUnfinished(details.id));
  useEffect(
    () =>
      whenIdle(() => {
        fetchAhead(user.id, details.id);
        setIdle(true);
      }),
    [user.id, details.id],
  );
  return (
    <>
      {selection.selected && (
        <SelectionDialogs selected={selection.selected} open={selection.isOpen} onClose={selection.close} />
      )}
      {hasOpened && <ProjectDialogs {...props} />}
      {isIdle && <RepositoryDrop project={details} />}
      {isUnfinished && <UnfinishedImport projectId={details.id} userId={user.id} />}
    </>
  );
}
