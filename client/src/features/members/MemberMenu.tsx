import { DeleteOutlined, LogoutOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ProjectUserView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { displayName } from './UserCell.js';
import { Menu } from '../../ui/Menu.js';

interface MemberMenuProps {
  user: ProjectUserView;
  /** Undefined: the reader may not. */
  onLeave?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** What the reader may do with a member or an invitation; nothing where that is nothing. */
export function MemberMenu({ user, onLeave, onRemove }: MemberMenuProps) {
  const text = useText();
  const name = displayName(user);
  const items = [
    onLeave && {
      key: 'leave',
      danger: true,
      icon: <LogoutOutlined aria-hidden />,
      label: text('project.leave'),
      onClick: onLeave,
    },
    onRemove && {
      key: 'remove',
      danger: true,
      icon: <DeleteOutlined aria-hidden />,
      label: text(user.pending ? 'members.delete_invitation_of' : 'members.remove_user', { name }),
      onClick: onRemove,
    },
  ].filter((item) => item !== undefined);
  if (items.length === 0) return null;
  return (
    <Menu placement="bottomRight" menu={{ items }}>
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('dashboard.actions_of', { name })}
      />
    </Menu>
  );
}
