import { Tag } from 'antd';

import type { ProjectUserView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { Avatar } from '../../ui/Avatar.js';
import styles from './Users.module.css';

interface UserCellProps {
  user: ProjectUserView;
  isMe: boolean;
}

export const displayName = ({ username, email }: ProjectUserView): string => username ?? email;

/** The name and email of a member. */
export function UserCell({ user, isMe }: UserCellProps) {
  const text = useText();
  const { userId, username, email, pending } = user;
  return (
    <div className={styles.user}>
      <Avatar username={username} email={email} large hollow={pending} />
      <span className={styles.who}>
        <strong>
          <bdi>{displayName(user)}</bdi>
          {isMe && <Tag>{text('app.you')}</Tag>}
          {pending && (
            <Tag className={styles.pending ?? ''}>
              {text(userId === null ? 'members.pending_new' : 'members.pending')}
            </Tag>
          )}
        </strong>
        {username !== null && <span>{email}</span>}
      </span>
    </div>
  );
}
