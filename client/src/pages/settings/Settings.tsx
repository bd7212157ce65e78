import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';

import { useProjects } from '../../features/projects/api.js';
import { useRecordOpened } from '../../features/projects/history.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import { ApiError } from '../../lib/http/api-error.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { whenIdle } from '../../lib/when-idle.js';
import { useProject } from '../../project/project-api.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { PageTitle } from '../../ui/PageTitle.js';
import { NotYourProject } from '../NotYourProject.js';
import page from '../Page.module.css';
import { ProjectCrumbs } from '../ProjectCrumbs.js';
import { BackToSections } from './BackToSections.js';
import { SectionList } from './SectionList.js';
import { sectionsFor } from './sections.js';
import { settingsPath } from '../settings-path.js';
import styles from './Settings.module.css';

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** The settings of a project, one section at a time. */
export function Settings() {
  const { projectId: id, section } = useParams();
  const projectId = Number(id);
  return Number.isSafeInteger(projectId) && projectId > 0 ? (
    <SettingsOf key={projectId} projectId={projectId} section={section} />
  ) : (
    <Navigate to="/404" replace />
  );
}

interface SettingsOfProps {
  projectId: number;
  /** Undefined for the list of sections on a phone, and for the first section elsewhere. */
  section: string | undefined;
}

function SettingsOf({ projectId, section }: SettingsOfProps) {
  const text = useText();
  const user = useCurrentUser();
  const loaded = useProject(user.id, projectId, 'server');
  const isPhone = !useAtLeast('md');
  const listed = useProjects().data?.find(({ id }) => id === projectId);
  if (hasStatus(loaded.error, 404)) return <Navigate to="/404" replace />;
  if (hasStatus(loaded.error, 403)) return <NotYourProject />;
  const name = loaded.data?.name ?? listed?.name;
  const isSection = section !== undefined;
  return (
    <div className={page.page}>
      {isPhone && isSection ? (
        <BackToSections projectId={projectId} name={name} />
      ) : (
        <ProjectCrumbs id={projectId} name={name} />
      )}
      <header className={page.head}>
        <PageTitle
          title={text('settings.title')}
          about={name}
          takesFocus={!isSection}
          className={page.title}
        />
      </header>
      <AsyncView
        of={loaded}
        skeleton={<ListSkeleton rows={4} rowHeight={64} space={24} mark="square" />}
        otherwise="errors.retrieve_project"
      >
        {(details) => <Sections details={details} section={section} isPhone={isPhone} />}
      </AsyncView>
    </div>
  );
}

interface SectionsProps {
  details: ProjectDetails;
  section: string | undefined;
  isPhone: boolean;
}

/** The list beside the open section; on a phone one of them. */
function Sections({ details, section, isPhone }: SectionsProps) {
  const { id, role } = details;
  useRecordOpened(details);
  const sections = sectionsFor(role);
  const open = sections.find(({ name }) => name === section);
  useEffect(() => whenIdle(() => sectionsFor(role).forEach(({ Part }) => Part.fetchAhead())), [role]);
  if (!open && section !== undefined) return <Navigate to={settingsPath(id)} replace />;
  if (!open && !isPhone) return <Navigate to={settingsPath(id, sections[0]?.name)} replace />;
  return (
    <div className={styles.frame}>
      {(!open || !isPhone) && <SectionList projectId={id} sections={sections} isPage={isPhone} />}
      {open && (
        <div className={styles.section}>
          <open.Part key={open.name} details={details} />
        </div>
      )}
    </div>
  );
}
