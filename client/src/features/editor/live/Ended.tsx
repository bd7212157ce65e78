import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

import { useProjectContext } from '../../../project/project-context.js';
import { EndedDialog } from './lazy-parts.js';

/** That the project is no longer there for the user, once it is so; `isRemoved`: a call was refused for it. */
export function Ended({ isRemoved }: { isRemoved: boolean }) {
  const { live, cells } = useProjectContext().project;
  const navigate = useNavigate();
  const reason = useAtomValue(live.ended, { store: cells.store }) ?? (isRemoved ? 'removed' : null);
  return reason && <EndedDialog reason={reason} onLeave={() => void navigate('/dashboard')} />;
}
