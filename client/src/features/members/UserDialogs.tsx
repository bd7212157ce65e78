import type { MembershipView, ProjectUserView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import type { TeamCalls } from './api.js';
import { displayName } from './UserCell.js';

interface UserDialogProps {
  open: boolean;
  user: ProjectUserView;
  onClose: () => void;
}

/** Removes a member or revokes an invitation. */
export function RemoveUserDialog({
  open,
  user,
  remove,
  onClose,
}: UserDialogProps & Pick<TeamCalls, 'remove'>) {
  const text = useText();
  const name = displayName(user);
  const { pending } = user;
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text(pending ? 'members.delete_invitation_title' : 'members.remove_title', { name })}
      confirm={text(pending ? 'members.delete_invitation' : 'app.remove')}
      action={() => remove(user)}
      success={pending ? 'toast.invitation_deleted' : 'toast.user_removed'}
      errors={{ 403: 'errors.unauthorized' }}
      onClose={onClose}
    >
      {text(pending ? 'members.delete_invitation_text' : 'members.remove_text', { name })}
    </ConfirmDialog>
  );
}

interface HandOverDialogProps extends UserDialogProps, Pick<TeamCalls, 'handOver'> {
  me: MembershipView;
}

/** Transfers the project; only the new owner can transfer it back. */
export function HandOverDialog({ open, user, me, handOver, onClose }: HandOverDialogProps) {
  const text = useText();
  const values = { name: displayName(user), project: me.projectName };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('members.hand_over_title', values)}
      confirm={text('members.hand_over')}
      action={() => handOver(user)}
      success={() => ({ id: 'toast.handed_over', values })}
      errors={{ 403: 'errors.unauthorized' }}
      onClose={onClose}
    >
      {text('members.hand_over_text', values)}
    </ConfirmDialog>
  );
}
