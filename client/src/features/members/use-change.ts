import { useCallback, useState } from 'react';

import type { ProjectUserView, UpdateProjectUser } from '#core/api/members.js';

import { useAction } from '../../lib/hooks/use-action.js';
import type { TeamCalls } from './api.js';

export interface Change {
  change: (change: UpdateProjectUser) => void;
  /** The last change was refused and rolled back. */
  failed: boolean;
}

/** Changes a member from one cell: a toast gives the reason of a refusal, and the cell shows that it failed. */
export function useChange(user: ProjectUserView, update: TeamCalls['update']): Change {
  const [failed, setFailed] = useState(false);
  const send = useCallback((change: UpdateProjectUser) => update(user, change), [user, update]);
  const [run] = useAction(send, { errors: { 403: 'errors.unauthorized' } });
  const change = useCallback(
    (wanted: UpdateProjectUser) => {
      setFailed(false);
      void run(wanted).then((answer) => setFailed(answer === undefined));
    },
    [run],
  );
  return { change, failed };
}
