import type { ProjectView, WriteProject } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { useUpdateProject } from './api.js';
import { ProjectFields } from './ProjectFields.js';

interface ProjectSettingsDialogProps {
  open: boolean;
  project: ProjectView;
  onClose: () => void;
}

/** Name, description and colour of a project. */
export function ProjectSettingsDialog({ open, project, onClose }: ProjectSettingsDialogProps) {
  const text = useText();
  const update = useUpdateProject(project.id);
  return (
    <FormDialog<WriteProject, ProjectView>
      open={open}
      title={text('project.settings')}
      submit={text('app.save')}
      initial={{ name: project.name, description: project.description, color: project.color }}
      action={(values) => update(values)}
      success="toast.project_updated"
      errors={{ 403: 'error.unauthorized' }}
      onClose={onClose}
    >
      <ProjectFields />
    </FormDialog>
  );
}
