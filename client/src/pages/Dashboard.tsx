import { PlusOutlined } from '@ant-design/icons';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import { useInvitations } from '../features/invitations/api.js';
import { WaitingInvitations } from '../features/invitations/WaitingInvitations.js';
import { ArchivedFilter, useListed } from '../features/projects/list/ArchivedFilter.js';
import { useProjects } from '../features/projects/api.js';
import { NoProject } from '../features/projects/NoProject.js';
import { ProjectDialogs, useProjectDialogs } from '../features/projects/ProjectDialogs.js';
import { ProjectList } from '../features/projects/list/ProjectList.js';
import { EmptyState } from '../ui/EmptyState.js';
import emptyProjects from '../ui/illustrations/empty-projects.svg';
import { ListSkeleton } from '../ui/loading/ListSkeleton.js';
import { chosenRepositoryAtom } from '../features/repository/source/chosen-repository.js';
import { DropFrame } from '../features/repository/source/DropFrame.js';
import type { RepositorySource } from '../features/repository/source/repository-source.js';
import type { ProjectAction } from '../features/projects/list/ProjectMenu.js';
import { ResumeCards } from '../features/projects/ResumeCards.js';
import { useCurrentUser } from '../features/session/SessionProvider.js';
import { useText } from '../i18n/use-text.js';
import { useQuery } from '../lib/hooks/use-query.js';
import { useShortcut } from '../lib/hooks/use-shortcut.js';
import { AsyncView } from '../ui/loading/AsyncView.js';
import { PageTitle } from '../ui/PageTitle.js';
import styles from './Page.module.css';
import { PageTools } from './PageTools.js';
import { settingsPath } from './settings-path.js';

/** The projects of the user: a search, recently opened projects, and a button to create one. */
export function Dashboard() {
  const query = useQuery();
  const project = Number(query.get('project'));
  // The settings used to be a dialog here, which old links still open.
  return query.get('d') === 'settings' && project > 0 ? (
    <Navigate to={settingsPath(project)} replace />
  ) : (
    <MyProjects />
  );
}

function MyProjects() {
  const text = useText();
  const navigate = useNavigate();
  const projects = useProjects();
  const { data: known = [] } = projects;
  const { data: waiting = [] } = useInvitations();
  const dialogs = useProjectDialogs();
  const { mayCreateProjects } = useCurrentUser();
  const { show } = dialogs;
  const create = useCallback(() => show('create'), [show]);
  const setRepository = useSetAtom(chosenRepositoryAtom);
  const read = useCallback(
    (source: RepositorySource) => {
      setRepository(source);
      create();
    },
    [setRepository, create],
  );
  useShortcut(mayCreateProjects ? 'c' : '', create);

  const act = (action: ProjectAction, project: ProjectSummary): void => {
    if (action === 'export') void navigate(`/projects/${project.id}?d=export`);
    else if (action === 'users') void navigate(`/projects/${project.id}/users`);
    else if (action === 'settings') void navigate(settingsPath(project.id));
    else show(action, { project: String(project.id) });
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={text('dashboard.title')} className={styles.title} />
        <ArchivedFilter projects={known} />
        {known.length > 0 && (
          <PageTools
            search={text('dashboard.search')}
            add={
              mayCreateProjects
                ? { label: text('dashboard.create'), icon: <PlusOutlined aria-hidden />, onClick: create }
                : null
            }
          />
        )}
      </header>
      <AsyncView
        of={projects}
        skeleton={<ListSkeleton rows={5} rowHeight={72} mark="square" />}
        empty={
          <NoProject
            onCreate={mayCreateProjects ? create : null}
            invitations={waiting.length > 0 ? <WaitingInvitations waiting={waiting} /> : null}
          />
        }
      >
        {(all) => <Listed projects={all} onAction={act} />}
      </AsyncView>
      <DropFrame onSource={mayCreateProjects ? read : null} />
      {projects.data && <ProjectDialogs projects={projects.data} dialogs={dialogs} />}
    </div>
  );
}

interface ListedProps {
  projects: ProjectSummary[];
  onAction: (action: ProjectAction, project: ProjectSummary) => void;
}

/** Either the active or the archived projects. */
function Listed({ projects, onAction }: ListedProps) {
  const text = useText();
  const { get } = useQuery();
  const listed = useListed(projects);
  const isArchive = get('archived') !== null;
  if (listed.length === 0)
    return (
      <EmptyState
        image={emptyProjects}
        title={isArchive ? text('dashboard.none_archived') : text('dashboard.all_archived')}
      />
    );
  return (
    <>
      {!isArchive && !get('q') && <ResumeCards projects={listed} />}
      <ProjectList projects={listed} onAction={onAction} />
    </>
  );
}
