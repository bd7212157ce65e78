import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import { lazily } from '../../lib/lazily.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import type { DialogState } from '../../lib/hooks/use-dialog.js';
import { useDialogOffline } from '../../lib/hooks/use-dialog-offline.js';
import { useTypedAhead } from '../../lib/hooks/use-typed-ahead.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { whenIdle } from '../../lib/when-idle.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { chosenRepositoryAtom } from '../repository/source/chosen-repository.js';
import { DeleteProjectDialog } from './DeleteProjectDialog.js';
import { LeaveProjectDialog } from './LeaveProjectDialog.js';
import { mayLeave } from './list/ProjectMenu.js';

// Loaded when the page is idle: the dialog needs the readers of files and a colour picker.
const CreateProjectDialog = lazily(
  async () => (await import('./CreateProjectDialog.js')).CreateProjectDialog,
);

const CreateFromRepository = lazily(
  async () => (await import('./CreateFromRepository.js')).CreateFromRepository,
);

const DIALOGS = ['create', 'leave', 'delete'] as const;
const DETAILS = ['project'];

export type ProjectDialogState = DialogState<(typeof DIALOGS)[number]>;

/** The dialogs of the dashboard, opened by the URL. */
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

/** For users who may create projects. */
function Creation(dialog: { open: boolean; projectCount: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { mayCreateProjects } = useCurrentUser();
  const wasOpen = useOnce(dialog.open && mayCreateProjects);
  useEffect(
    () => (mayCreateProjects ? whenIdle(CreateProjectDialog.fetchAhead) : undefined),
    [mayCreateProjects],
  );
  useDialogOffline(CreateProjectDialog, dialog.open && mayCreateProjects, dialog.onClose);
  useTypedAhead(CreateProjectDialog, dialog.open && mayCreateProjects, dialog.onClose);
  const [source, setSource] = useAtom(chosenRepositoryAtom);
  const wasRepository = useOnce(source !== null);
  if (!wasOpen) return null;
  const show = ({ id }: { id: number }): void => void navigate(`/projects/${id}`, { replace: true });
  return (
    <>
      <CreateProjectDialog
        {...dialog}
        open={dialog.open && source === null}
        onRepository={setSource}
        onCreated={show}
      />
      {wasRepository && (
        <CreateFromRepository
          {...dialog}
          open={dialog.open && source !== null}
          source={source}
          onSource={setSource}
          onCreated={show}
        />
      )}
    </>
  );
}
