import type { ProjectView } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useDeleteProject } from './api.js';
import { forgetOpened } from './history.js';

interface DeleteProjectDialogProps {
  open: boolean;
  project: ProjectView;
  onClose: () => void;
  /** Called after the deletion; by default closes the dialog. */
  onDeleted?: () => void;
}

export function DeleteProjectDialog({ open, project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const text = useText();
  const user = useCurrentUser();
  const remove = useDeleteProject(project.id);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('project.delete_title', { name: project.name })}
      confirm={text('project.delete')}
      typeToConfirm={project.name}
      action={remove}
      success="toast.project_deleted"
      errors={{ unauthorized: 'errors.unauthorized' }}
      otherwise="errors.project_deleted"
      onClose={onClose}
      onDone={() => {
        forgetOpened(user.id, project.id);
        (onDeleted ?? onClose)();
      }}
    >
      {text('project.delete_text', { name: project.name })}
    </ConfirmDialog>
  );
}
