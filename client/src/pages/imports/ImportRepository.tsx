import { RightOutlined } from '@ant-design/icons';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';

import { useRecordOpened } from '../../features/projects/history.js';
import { ImportIntoProject } from '../../features/repository/review/ImportIntoProject.js';
import { SecondImport } from '../../features/repository/review/SecondImport.js';
import { mayBeUnfinished } from '../../features/repository/sending/unfinished-import.js';
import { UnfinishedImport } from '../../features/repository/sending/UnfinishedImport.js';
import { chosenRepositoryAtom } from '../../features/repository/source/chosen-repository.js';
import { placedIn } from '../../features/repository/source/repository-source.js';
import { DropFrame } from '../../features/repository/source/DropFrame.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { ApiError } from '../../lib/http/api-error.js';
import { useProject } from '../../project/project-api.js';
import { mayImportDocuments, mayImportRepository } from '../../project/rights.js';
import { Crumbs } from '../../project/ui/Crumbs.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { PageTitle } from '../../ui/PageTitle.js';
import { NotYourProject } from '../NotYourProject.js';
import { ProjectLink } from '../ProjectLink.js';
import styles from './ImportRepository.module.css';

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** The page that imports a repository into a project. */
export function ImportRepository() {
  const projectId = Number(useParams()['projectId']);
  return Number.isSafeInteger(projectId) && projectId > 0 ? (
    <ImportInto key={projectId} projectId={projectId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

function ImportInto({ projectId }: { projectId: number }) {
  const user = useCurrentUser();
  const loaded = useProject(user.id, projectId, 'server');
  if (hasStatus(loaded.error, 404)) return <Navigate to="/404" replace />;
  if (hasStatus(loaded.error, 403)) return <NotYourProject />;
  return (
    <AsyncView
      of={loaded}
      skeleton={<ListSkeleton rows={8} rowHeight={36} mark="square" />}
      otherwise="errors.retrieve_project"
    >
      {(project) => <Import project={project} />}
    </AsyncView>
  );
}

function Import({ project }: { project: ProjectDetails }) {
  const { id, name, files, groups } = project;
  const text = useText();
  const navigate = useNavigate();
  const can = useCan(project);
  const user = useCurrentUser();
  const [source, setSource] = useAtom(chosenRepositoryAtom);
  const [isUnfinished] = useState(() => mayBeUnfinished(id));
  const [isLeaving, setLeaving] = useState(false);
  useRecordOpened(project);
  const isPlaced = source !== null && placedIn(source).length > 0;
  if (!mayImportRepository({ can }, project) && !(isPlaced && mayImportDocuments({ can })))
    return <Navigate to={`/projects/${id}`} replace />;
  const leave = (): void => {
    setLeaving(true);
    setSource(null);
    void navigate(`/projects/${id}`, { replace: true });
  };
  // What is there already may be in the repository, too.
  const isEmpty = files.length === 0 && groups.every(({ keys }) => keys.length === 0);
  const Import = isEmpty ? ImportIntoProject : SecondImport;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Crumbs>
          <ProjectLink id={id} name={name} />
          <RightOutlined aria-hidden className={styles.separator} />
          <PageTitle title={text('again.title')} about={name} className={styles.title} />
        </Crumbs>
      </header>
      {isLeaving ? (
        // The page stays until the next one can be shown: nothing is to be chosen or sent again on it.
        <ListSkeleton rows={8} rowHeight={36} mark="square" />
      ) : (
        <Import project={project} source={source} onSource={setSource} onLeave={leave} />
      )}
      <DropFrame onSource={setSource} />
      {isUnfinished && <UnfinishedImport projectId={id} userId={user.id} />}
    </div>
  );
}
