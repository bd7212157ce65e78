import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import { useCan } from '../../lib/use-can.js';
import { useDialog } from '../../lib/use-dialog.js';
import type { DialogState } from '../../lib/use-dialog.js';
import { useQuery } from '../../lib/use-query.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { DeleteProjectDialog } from './DeleteProjectDialog.js';
import { LeaveProjectDialog } from './LeaveProjectDialog.js';
import { mayLeave } from './ProjectMenu.js';
import { ProjectSettingsDialog } from './ProjectSettingsDialog.js';

// The dialog brings the readers of files and a colour picker: it comes when it is first asked for.
const CreateProjectDialog = lazy(async () => ({
  default: (await import('./CreateProjectDialog.js')).CreateProjectDialog,
}));

const DIALOGS = ['create', 'settings', 'leave', 'delete'] as const;
const DETAILS = ['project'];

export type ProjectDialogState = DialogState<(typeof DIALOGS)[number]>;

/** The dashboard's dialogs, as the address names them. */
export const useProjectDialogs = (): ProjectDialogState => useDialog(DIALOGS, DETAILS);

interface ProjectDialogsProps {
  projects: ProjectSummary[];
  dialogs: ProjectDialogState;
}

export function ProjectDialogs({ projects, dialogs }: ProjectDialogsProps) {
  const query = useQuery();
  const { open, close } = dialogs;
  const wanted = Number(query.get('project'));
  const project = projects.find(({ id }) => id === wanted);
  const can = useCan(project);
  return (
    <>
      <Creation open={open === 'create'} projectCount={projects.length} onClose={close} />
      {project && can('canWriteProject') && (
        <ProjectSettingsDialog
          key={`settings-${project.id}`}
          open={open === 'settings'}
          project={project}
          onClose={close}
        />
      )}
      {project && mayLeave(project) && (
        <LeaveProjectDialog
          key={`leave-${project.id}`}
          open={open === 'leave'}
          project={project}
          onClose={close}
        />
      )}
      {project && can('canDeleteProject') && (
        <DeleteProjectDialog
          key={`delete-${project.id}`}
          open={open === 'delete'}
          project={project}
          onClose={close}
        />
      )}
    </>
  );
}

/** For whoever may make projects here. */
function Creation(dialog: { open: boolean; projectCount: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { mayCreateProjects } = useCurrentUser();
  const [wasOpen, setWasOpen] = useState(false);
  if (dialog.open && mayCreateProjects && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <CreateProjectDialog
        {...dialog}
        onCreated={({ id }) => void navigate(`/projects/${id}`, { replace: true })}
      />
    </Suspense>
  );
}
