import { UserAddOutlined } from '@ant-design/icons';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import type { MembershipView } from '#core/api/members.js';

import { useTeam, useTeamCalls } from '../../features/members/api.js';
import type { Team } from '../../features/members/api.js';
import { refOf } from '../../features/members/edit-users.js';
import { UserList } from '../../features/members/UserList.js';
import { useProjects } from '../../features/projects/api.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import { ApiError } from '../../lib/http/api-error.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useShortcut } from '../../lib/hooks/use-shortcut.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { PageTitle } from '../../ui/PageTitle.js';
import { NotYourProject } from '../NotYourProject.js';
import styles from '../Page.module.css';
import { PageTools } from '../PageTools.js';
import { ProjectCrumbs } from '../ProjectCrumbs.js';
import { UsersDialogs, useUsersDialogs } from './UsersDialogs.js';

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** The members of a project, with their roles and languages. */
export function Users() {
  const projectId = Number(useParams()['projectId']);
  return Number.isSafeInteger(projectId) && projectId > 0 ? (
    <UsersOf key={projectId} projectId={projectId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

function UsersOf({ projectId }: { projectId: number }) {
  const text = useText();
  const team = useTeam(projectId);
  const me = team.data?.me;
  if (hasStatus(team.error, 404)) return <Navigate to="/404" replace />;
  // The user may have been removed from the project since.
  if (hasStatus(team.error, 403)) return <NotYourProject />;
  return (
    <div className={styles.page}>
      <ProjectCrumbs id={projectId} name={me?.projectName} />
      <header className={styles.head}>
        <PageTitle title={text('members.title')} about={me?.projectName} className={styles.title} />
        {me && <Tools me={me} />}
      </header>
      <AsyncView
        of={team}
        skeleton={<ListSkeleton rows={4} rowHeight={64} space={24} mark="round" />}
        otherwise={team.lacksLanguages ? 'errors.retrieve_languages' : 'errors.unknown_error'}
      >
        {(loaded) => <Members team={loaded} />}
      </AsyncView>
    </div>
  );
}

/** The search, and either the button Add user or a note that the user may not change members. */
function Tools({ me }: { me: MembershipView }) {
  const text = useText();
  const { show } = useUsersDialogs(me);
  const mayInvite = useCan(me)('canWriteInvitation');
  const archivedBy = useProjects().data?.find(({ id }) => id === me.projectId)?.archivedBy ?? null;
  const invite = useCallback(() => {
    if (mayInvite) show('invite');
  }, [mayInvite, show]);
  useShortcut('c', invite);
  return (
    <>
      {!mayInvite && <ReadOnlyTag archive={{ archivedAt: me.archivedAt, archivedBy }} />}
      <PageTools
        search={text('members.search')}
        add={
          mayInvite
            ? { label: text('members.add'), icon: <UserAddOutlined aria-hidden />, onClick: invite }
            : null
        }
      />
    </>
  );
}

function Members({ team }: { team: Team }) {
  const text = useText();
  const { id: myId } = useCurrentUser();
  const { me, users, languages } = team;
  const calls = useTeamCalls(me.projectId, languages);
  const dialog = useUsersDialogs(me);
  const { show } = dialog;
  const isAlone = users.length === 1;
  return (
    <>
      <UserList
        team={team}
        myId={myId}
        update={calls.update}
        actions={{
          onHandOver: (user) => show('hand-over', { of: refOf(user) }),
          onRemove: (user) => show('remove', { of: refOf(user) }),
          onLeave: () => show('leave'),
        }}
      />
      {isAlone && <p className={styles.note}>{text('members.alone')}</p>}
      <UsersDialogs team={team} myId={myId} calls={calls} dialog={dialog} />
    </>
  );
}
