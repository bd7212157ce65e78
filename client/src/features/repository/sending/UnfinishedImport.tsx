import { useEffect, useState } from 'react';

import type { ChangeSetPage } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../../i18n/use-text.js';
import { http } from '../../../lib/api/http.js';
import { onceOnline } from '../../../lib/online.js';
import { UndoDialog } from '../../../project/calls/UndoDialog.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { forgetImport, isUnderWay } from './unfinished-import.js';

interface UnfinishedImportProps {
  projectId: number;
  userId: number;
}

/** Offers to take back what came of an import whose page was closed before all of it was sent. */
export function UnfinishedImport({ projectId, userId }: UnfinishedImportProps) {
  const text = useText();
  const { revalidate } = useProjectCache(projectId);
  const [changeSetId, setChangeSetId] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    onceOnline(() => findUnfinished(projectId, userId)).then(
      (found) => isCurrent && setChangeSetId(found),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [projectId, userId]);
  return (
    <UndoDialog
      title={text('undo.unfinished_title')}
      projectId={projectId}
      changeSetId={changeSetId}
      onUndone={() => void revalidate()}
      onClose={() => {
        forgetImport(projectId);
        setChangeSetId(null);
      }}
    />
  );
}

/** The server knows what came: the answer to a slice may have come after the page was closed. */
async function findUnfinished(projectId: number, userId: number): Promise<number | null> {
  if (await isUnderWay(projectId)) return null;
  const path = `${routes.listChangeSets(projectId)}?kind=import`;
  const { items } = await http.get<ChangeSetPage>(path, { quiet: true });
  const found = items.find(
    ({ isUnfinished, isRevertible, actor }) => isUnfinished && isRevertible && actor?.id === userId,
  );
  if (!found) forgetImport(projectId);
  return found?.id ?? null;
}
