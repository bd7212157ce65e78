import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { isUnconfirmed } from '../../project/load-project.js';
import { useProject } from '../../project/project-api.js';
import { PhoneEditor } from '../../features/editor/Editor.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { ApiError } from '../../lib/http/api-error.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { settingsPath } from '../settings-path.js';
import { NotYourProject } from '../NotYourProject.js';
import styles from './Project.module.css';
import { ProjectEditor } from './ProjectEditor.js';

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Loads a project and shows its editor. */
export function Project() {
  const projectId = Number(useParams()['projectId']);
  return Number.isSafeInteger(projectId) && projectId > 0 ? (
    <LoadedProject projectId={projectId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

/** The sections of the settings that used to be dialogs, which old links still name in `?d=`. */
const SECTIONS: Partial<Record<string, string>> = { settings: 'general', languages: 'languages' };

function LoadedProject({ projectId }: { projectId: number }) {
  const section = SECTIONS[useQuery().get('d') ?? ''];
  return section === undefined ? (
    <ProjectPage projectId={projectId} />
  ) : (
    <Navigate to={settingsPath(projectId, section)} replace />
  );
}

function ProjectPage({ projectId }: { projectId: number }) {
  const user = useCurrentUser();
  const loaded = useProject(user.id, projectId, 'device');
  const isPhone = !useAtLeast('md');
  useEffect(() => {
    if (isPhone) PhoneEditor.fetchAhead();
  }, [isPhone]);
  if (hasStatus(loaded.error, 404)) return <Navigate to="/404" replace />;
  const isRefused = hasStatus(loaded.error, 403);
  // The copy on this device is shown until the server responds, but not instead of an error.
  const hasFailed = loaded.error !== undefined && isUnconfirmed(projectId);
  if (isRefused && (loaded.data === undefined || hasFailed)) return <NotYourProject />;
  return (
    <>
      {/* Rendered from the start, so that nothing moves when the project is loaded. */}
      {loaded.error === undefined && <span hidden data-whole-screen />}
      <AsyncView
        of={hasFailed ? { ...loaded, data: undefined } : loaded}
        skeleton={<GridSkeleton />}
        otherwise="errors.retrieve_project"
      >
        {(details) => <ProjectEditor key={details.id} details={details} isRemoved={isRefused} />}
      </AsyncView>
    </>
  );
}

const LINES = Array.from({ length: 14 }, (_, index) => index);

/** Placeholders for the rows of the grid. */
function GridSkeleton() {
  return (
    <div className={styles.skeleton}>
      {LINES.map((line) => (
        <div key={line} className={styles.line}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
