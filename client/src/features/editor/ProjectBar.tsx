import { DownloadOutlined, DownOutlined, PlusOutlined, TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MenuProps } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { lazily } from '../../lib/lazily.js';
import { whenIdle } from '../../lib/when-idle.js';
import { Crumbs } from '../../project/ui/Crumbs.js';
import { PageTitle } from '../../ui/PageTitle.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import type { ProjectEntryName } from '../../project/ui/ProjectEntryIcon.js';
import { Menu } from '../../ui/Menu.js';
import styles from './ProjectBar.module.css';

/** Until the menu opens, nothing of it is needed. */
const EntryIcon = lazily(async () => (await import('../../project/ui/ProjectEntryIcon.js')).ProjectEntryIcon);

export interface ProjectEntry {
  key: ProjectEntryName;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface ProjectBarProps {
  project: { name: string; color: string };
  /** What the user may do with the project. */
  entries: readonly ProjectEntry[];
  /** Left of the buttons: how far saving is. */
  state: ReactNode;
  /** Null: this user may not. */
  onNewKey: (() => void) | null;
  onAddLanguage: (() => void) | null;
  onExport: () => void;
}

/** The project, how far saving is, and what the user may add or delete. */
export function ProjectBar(props: ProjectBarProps) {
  const { project, state, onNewKey, onAddLanguage, onExport } = props;
  const text = useText();
  const isWide = useAtLeast('lg');
  useEffect(() => whenIdle(EntryIcon.fetchAhead), []);
  return (
    <div className={styles.bar}>
      <Crumbs>
        <Menu menu={{ items: menuItems(entriesOf(props, isWide, text)) }}>
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
          <Button icon={<DownloadOutlined aria-hidden />} onClick={onExport}>
            {text('editor.export')}
          </Button>
        )}
        {isWide && onAddLanguage && (
          <Button icon={<TranslationOutlined aria-hidden />} onClick={onAddLanguage}>
            {text('editor.add_language')}
          </Button>
        )}
        {onNewKey && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onNewKey} aria-keyshortcuts="c">
            {text('editor.new_key')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On narrow windows what has no button is in the menu. */
export function entriesOf(
  { entries, onAddLanguage, onExport }: Pick<ProjectBarProps, 'entries' | 'onAddLanguage' | 'onExport'>,
  isWide: boolean,
  text: ReturnType<typeof useText>,
): ProjectEntry[] {
  if (isWide) return [...entries];
  return [
    { key: 'export' as const, label: text('editor.export'), onClick: onExport },
    ...(onAddLanguage
      ? [{ key: 'add-language' as const, label: text('editor.add_language'), onClick: onAddLanguage }]
      : []),
    ...entries,
  ];
}

/** Irreversible actions are separated. */
export const menuItems = (entries: readonly ProjectEntry[]): MenuProps['items'] => {
  const items = entries.map((entry) => ({
    ...entry,
    // It has its room before it comes.
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
