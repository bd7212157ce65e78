import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';
import type { ProjectSummary } from '#core/api/projects.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { ProjectEntryIcon } from '../../../project/ui/ProjectEntryIcon.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './ProjectList.module.css';

export type ProjectAction = 'settings' | 'users' | 'export' | 'leave' | 'delete';

interface Choice {
  key: ProjectAction;
  label: MessageId;
  danger?: boolean;
  /** Undefined for any member. */
  needs?: Permission;
}

const CHOICES: Choice[] = [
  { key: 'settings', label: 'project.settings', needs: 'canWriteProject' },
  { key: 'users', label: 'project.users' },
  { key: 'export', label: 'editor.export' },
  { key: 'leave', label: 'project.leave', danger: true },
  { key: 'delete', label: 'project.delete', danger: true, needs: 'canDeleteProject' },
];

/** The owner cannot leave, only transfer or delete the project. */
export const mayLeave = ({ role }: { role: string }): boolean => role !== 'owner';

interface ProjectMenuProps {
  project: ProjectSummary;
  onAction: (action: ProjectAction) => void;
}

/** The menu of a project, with the actions that the user may take. */
export function ProjectMenu({ project, onAction }: ProjectMenuProps) {
  const text = useText();
  // The settings stay available in an archived project, to read them and to restore it.
  const choices = CHOICES.filter(
    ({ key, needs }) =>
      (needs === undefined || may(project.role, needs)) && (key !== 'leave' || mayLeave(project)),
  );
  return (
    <Menu
      placement="bottomRight"
      menu={{
        items: choices.map(({ key, label, danger }) => ({
          key,
          // antd adds the gap between icon and label.
          icon: (
            <span>
              <ProjectEntryIcon of={key} />
            </span>
          ),
          danger,
          label: text(label),
        })),
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
    </Menu>
  );
}
