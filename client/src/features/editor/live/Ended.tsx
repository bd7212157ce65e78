import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

import { useProjectContext } from '../../../project/project-context.js';
import { EndedDialog } from './lazy-parts.js';

/** Shows a dialog once the user can no longer see the project. `isRemoved`: a call was refused for that reason. */
export function Ended({ isRemoved }: { isRemoved: boolean }) {
  const { live, cells } = useProjectContext().project;
  const navigate = useNavigate();
  const reason = useAtomValue(live.ended, { store: cells.store }) ?? (isRemoved ? 'removed' : null);
  return reason && <EndedDialog reason={reason} onLeave={() => void navigate('/dashboard')} />;
}
