import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useLeaveProject } from './api.js';
import { forgetOpened } from './history.js';

interface LeaveProjectDialogProps {
  open: boolean;
  project: { id: number; name: string };
  onClose: () => void;
  /** After it is left; closes the dialog unless given. */
  onLeft?: () => void;
}

/** For every member but the owner, who hands the project over or deletes it. */
export function LeaveProjectDialog({ open, project, onClose, onLeft }: LeaveProjectDialogProps) {
  const text = useText();
  const user = useCurrentUser();
  const leave = useLeaveProject(project.id);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('project.leave_title', { name: project.name })}
      confirm={text('project.leave')}
      action={leave}
      success="toast.project_left"
      errors={{ owner_cannot_leave: 'errors.owner_cannot_leave', 403: 'errors.unauthorized' }}
      onClose={onClose}
      onDone={() => {
        forgetOpened(user.id, project.id);
        (onLeft ?? onClose)();
      }}
    >
      {text('project.leave_text', { name: project.name })}
    </ConfirmDialog>
  );
}
