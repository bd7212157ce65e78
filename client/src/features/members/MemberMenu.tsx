import { DeleteOutlined, LogoutOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ProjectUserView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { displayName } from './UserCell.js';
import { Menu } from '../../ui/popups/Menu.js';

interface MemberMenuProps {
  user: ProjectUserView;
  /** Undefined if the user may not leave. */
  onLeave?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** The menu of a member or an invitation; absent if it would be empty. */
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
