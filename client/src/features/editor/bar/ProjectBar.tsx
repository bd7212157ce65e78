import { DownloadOutlined, DownOutlined, PlusOutlined, TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MenuProps } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useProjectContext } from '../../../project/project-context.js';
import { Crumbs } from '../../../project/ui/Crumbs.js';
import { PageTitle } from '../../../ui/PageTitle.js';
import { ProjectTile } from '../../../project/ui/ProjectTile.js';
import type { ProjectEntryName } from '../../../project/ui/ProjectEntryIcon.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './ProjectBar.module.css';

/** Loaded when the menu opens. */
const EntryIcon = lazily(
  async () => (await import('../../../project/ui/ProjectEntryIcon.js')).ProjectEntryIcon,
);

export interface ProjectEntry {
  key: ProjectEntryName;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface ProjectBarProps {
  project: { name: string; color: string };
  /** Whether there is space for every button. */
  isWide: boolean;
  /** The entries that the user may use. */
  entries: readonly ProjectEntry[];
  /** The saving state, to the left of the buttons. */
  state: ReactNode;
}

/** The project, the saving state, and what the user may add or delete. */
export function ProjectBar({ project, isWide, entries, state }: ProjectBarProps) {
  const text = useText();
  const { can } = useProjectContext();
  const openDialog = useOpenDialog();
  useEffect(() => whenIdle(EntryIcon.fetchAhead), []);
  return (
    <div className={styles.bar}>
      <Crumbs>
        <Menu menu={{ items: menuItems(entries) }}>
          <button type="button" className={styles.project}>
            <ProjectTile name={project.name} color={project.color} size={20} />
            <PageTitle title={project.name} className={styles.name} />
            <DownOutlined aria-hidden className={styles.caret} />
          </button>
        </Menu>
      </Crumbs>
      <div className={styles.actions}>
        {state}
        {isWide && (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => openDialog('export')}>
            {text('editor.export')}
          </Button>
        )}
        {isWide && can('canWriteLanguage') && (
          <Button icon={<TranslationOutlined aria-hidden />} onClick={() => openDialog('add-language')}>
            {text('editor.add_language')}
          </Button>
        )}
        {can('canWriteKey') && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => openDialog('new-key')}
            aria-keyshortcuts="c"
          >
            {text('editor.new_key')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Irreversible actions are separated. */
export const menuItems = (entries: readonly ProjectEntry[]): MenuProps['items'] => {
  const items = entries.map((entry) => ({
    ...entry,
    // The space of the icon is reserved until it is loaded.
    icon: (
      <span className={styles.icon}>
        <EntryIcon of={entry.key} />
      </span>
    ),
  }));
  return [
    ...items.filter(({ danger }) => !danger),
    ...items.flatMap((item) => (item.danger ? [{ type: 'divider' as const }, item] : [])),
  ];
};
