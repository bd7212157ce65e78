import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useLeaveProject } from './api.js';
import { forgetOpened } from './history.js';

interface LeaveProjectDialogProps {
  open: boolean;
  project: { id: number; name: string };
  onClose: () => void;
  /** Called after leaving; by default closes the dialog. */
  onLeft?: () => void;
}

/** Leaves a project. Not for the owner, who can transfer or delete it. */
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
