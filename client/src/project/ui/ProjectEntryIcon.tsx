import {
  DeleteOutlined,
  ExportOutlined,
  FileSearchOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  LogoutOutlined,
  PlusOutlined,
  SettingOutlined,
  TeamOutlined,
  TranslationOutlined,
  UnorderedListOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

export type ProjectEntryName =
  | 'settings'
  | 'activity'
  | 'languages'
  | 'users'
  | 'export'
  | 'import'
  | 'leave'
  | 'delete'
  | 'new-key'
  | 'add-language'
  | 'replace'
  | 'warnings';

const ICONS: Record<ProjectEntryName, ComponentType> = {
  settings: SettingOutlined,
  activity: HistoryOutlined,
  languages: UnorderedListOutlined,
  users: TeamOutlined,
  export: ExportOutlined,
  import: FolderOpenOutlined,
  leave: LogoutOutlined,
  delete: DeleteOutlined,
  'new-key': PlusOutlined,
  'add-language': TranslationOutlined,
  replace: FileSearchOutlined,
  warnings: WarningOutlined,
};

/** The icon of an entry of a project's menu: the same on the dashboard and in the editor. */
export function ProjectEntryIcon({ of }: { of: ProjectEntryName }) {
  const Icon = ICONS[of];
  return (
    <span aria-hidden>
      <Icon />
    </span>
  );
}
