import {
  DeleteOutlined,
  ExportOutlined,
  LogoutOutlined,
  MoreOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';

import type { Permission } from '#core/domain/permissions.js';
import type { ProjectSummary } from '#core/api/projects.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import styles from './ProjectList.module.css';

export type ProjectAction = 'settings' | 'users' | 'export' | 'leave' | 'delete';

interface Choice {
  key: ProjectAction;
  label: MessageId;
  icon: ReactNode;
  danger?: boolean;
  /** Absent: any member. */
  needs?: Permission;
}

const CHOICES: Choice[] = [
  {
    key: 'settings',
    label: 'project.settings',
    icon: <SettingOutlined aria-hidden />,
    needs: 'canWriteProject',
  },
  { key: 'users', label: 'project.users', icon: <TeamOutlined aria-hidden /> },
  { key: 'export', label: 'editor.export', icon: <ExportOutlined aria-hidden /> },
  { key: 'leave', label: 'project.leave', icon: <LogoutOutlined aria-hidden />, danger: true },
  {
    key: 'delete',
    label: 'project.delete',
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    needs: 'canDeleteProject',
  },
];

/** The owner hands the project over, or deletes it. */
export const mayLeave = ({ role }: { role: string }): boolean => role !== 'owner';

interface ProjectMenuProps {
  project: ProjectSummary;
  onAction: (action: ProjectAction) => void;
}

/** What this user may do with a project; what they may not is not there. */
export function ProjectMenu({ project, onAction }: ProjectMenuProps) {
  const text = useText();
  const can = useCan(project);
  const choices = CHOICES.filter(
    ({ key, needs }) => (needs === undefined || can(needs)) && (key !== 'leave' || mayLeave(project)),
  );
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: choices.map(({ key, label, icon, danger }) => ({ key, icon, danger, label: text(label) })),
        onClick: ({ key }) => onAction(key as ProjectAction),
      }}
    >
      <Button
        type="text"
        size="small"
        className={styles.menu}
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('dashboard.actions_of', { name: project.name })}
      />
    </Dropdown>
  );
}
