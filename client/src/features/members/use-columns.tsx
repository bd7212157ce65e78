import type { ReactNode } from 'react';

import type { ProjectUserView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { LanguageNames } from '../../project/ui/languages/LanguageNames.js';
import type { Team, TeamCalls } from './api.js';
import { LanguagesCell, RoleCell } from './EditableCells.js';
import { MemberMenu } from './MemberMenu.js';
import { assignableBy, mayChange, mayRemove } from './rights.js';
import { UserCell } from './UserCell.js';
import { useAllLabels } from './use-all-labels.js';

export interface UserActions {
  onHandOver: (user: ProjectUserView) => void;
  onRemove: (user: ProjectUserView) => void;
  onLeave: () => void;
}

export interface UserListProps {
  team: Team;
  users: ProjectUserView[];
  myId: number;
  update: TeamCalls['update'];
  actions: UserActions;
}

export interface Column {
  key: 'user' | 'role' | 'source' | 'target' | 'action';
  title: string;
  render: (user: ProjectUserView) => ReactNode;
}

/** The columns of the table and the lines of the cards: fields for what the user may change, text for the rest. */
export function useColumns({ team: { me, languages }, myId, update, actions }: UserListProps): Column[] {
  const text = useText();
  const roles = me.role === 'owner' ? (['owner', ...assignableBy(me.role)] as const) : assignableBy(me.role);
  const rights = (user: ProjectUserView) => ({
    languages,
    update: mayChange(me, user, myId) ? update : null,
  });
  return [
    {
      key: 'user',
      title: text('members.col_user'),
      render: (user) => <UserCell user={user} isMe={user.userId === myId} />,
    },
    {
      key: 'role',
      title: text('members.col_role'),
      render: (user) =>
        mayChange(me, user, myId) ? (
          <RoleCell user={user} roles={roles} update={update} onHandOver={() => actions.onHandOver(user)} />
        ) : (
          text(`role.${user.role}`)
        ),
    },
    {
      key: 'source',
      title: text('members.col_source'),
      render: (user) => <Limits of="source" user={user} {...rights(user)} />,
    },
    {
      key: 'target',
      title: text('members.col_target'),
      render: (user) => <Limits of="target" user={user} {...rights(user)} />,
    },
    {
      key: 'action',
      title: text('app.more'),
      render: (user) => (
        <MemberMenu
          user={user}
          onLeave={user.userId === myId && me.role !== 'owner' ? actions.onLeave : undefined}
          onRemove={mayRemove(me, user, myId) ? () => actions.onRemove(user) : undefined}
        />
      ),
    },
  ];
}

interface LimitsProps {
  of: 'source' | 'target';
  user: ProjectUserView;
  languages: Team['languages'];
  /** Null if the user may not change members. */
  update: TeamCalls['update'] | null;
}

function Limits({ of, user, languages, update }: LimitsProps) {
  const labels = useAllLabels(user.targetRestricted);
  if (update) return <LanguagesCell of={of} user={user} languages={languages} update={update} />;
  const [own, restricted] =
    of === 'source'
      ? [user.sourceLanguages, user.sourceRestricted]
      : [user.targetLanguages, user.targetRestricted];
  return <LanguageNames languages={own} restricted={restricted} allLabel={labels[of]} />;
}
