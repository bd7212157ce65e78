import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import type { MembershipView } from '#core/api/members.js';

import type { Team, TeamCalls } from '../../features/members/api.js';
import { refOf } from '../../features/members/edit-users.js';
import { InviteDialog } from '../../features/members/InviteDialog.js';
import { mayChange, mayRemove } from '../../features/members/rights.js';
import { HandOverDialog, RemoveUserDialog } from '../../features/members/UserDialogs.js';
import { LeaveProjectDialog } from '../../features/projects/LeaveProjectDialog.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import type { DialogState } from '../../lib/hooks/use-dialog.js';
import { useLatest } from '../../lib/hooks/use-latest.js';
import { useQuery } from '../../lib/hooks/use-query.js';

type UsersDialog = 'invite' | 'remove' | 'hand-over' | 'leave';

const DETAILS = ['of'];

/** The dialogs of the page that the user may open. `of` identifies the member. */
export function useUsersDialogs(me: MembershipView): DialogState<UsersDialog> {
  const can = useCan(me);
  const isOwner = me.role === 'owner';
  const allowed = useMemo(
    (): UsersDialog[] => [
      ...(can('canWriteInvitation') ? (['invite'] as const) : []),
      ...(can('canWriteUser') ? (['remove'] as const) : []),
      ...(isOwner && can('canWriteUser') ? (['hand-over'] as const) : []),
      ...(isOwner ? [] : (['leave'] as const)),
    ],
    [can, isOwner],
  );
  return useDialog(allowed, DETAILS);
}

interface UsersDialogsProps {
  team: Team;
  myId: number;
  calls: TeamCalls;
  dialog: DialogState<UsersDialog>;
}

export function UsersDialogs({ team, myId, calls, dialog: { open, close } }: UsersDialogsProps) {
  const navigate = useNavigate();
  const { me, users } = team;
  const of = useQuery().get('of');
  const named = users.find((user) => refOf(user) === of);
  // Keeps the name of a removed member or new owner until the dialog has closed.
  const isAllowed = named !== undefined && (mayChange(me, named, myId) || mayRemove(me, named, myId));
  const user = useLatest(named, isAllowed);
  return (
    <>
      <InviteDialog open={open === 'invite'} team={team} invite={calls.invite} onClose={close} />
      {user && (
        <>
          <RemoveUserDialog open={open === 'remove'} user={user} remove={calls.remove} onClose={close} />
          <HandOverDialog
            open={open === 'hand-over' && !user.pending}
            user={user}
            me={me}
            handOver={calls.handOver}
            onClose={close}
          />
        </>
      )}
      <LeaveProjectDialog
        open={open === 'leave'}
        project={{ id: me.projectId, name: me.projectName }}
        onClose={close}
        onLeft={() => void navigate('/dashboard', { replace: true })}
      />
    </>
  );
}
