import {
  DeleteOutlined,
  DiffOutlined,
  ExportOutlined,
  FileSearchOutlined,
  FolderOpenOutlined,
  GlobalOutlined,
  HistoryOutlined,
  InboxOutlined,
  KeyOutlined,
  LogoutOutlined,
  NumberOutlined,
  PlusOutlined,
  SettingOutlined,
  TeamOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import type { PaletteEntry, PaletteSection } from '../../features/palette/Palette.js';
import { useProjects } from '../../features/projects/api.js';
import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { projectEntries } from '../../pages/project/project-entries.js';
import { sectionsFor } from '../../pages/settings/sections.js';
import { settingsPath } from '../../pages/settings-path.js';
import { useCachedProject } from '../../project/project-cache.js';
import { groupNamer } from '../../project/store/file-labels.js';
import { hasStale } from '../../project/stale-projects.js';

const ICONS: Record<string, ReactNode> = {
  'new-key': <PlusOutlined aria-hidden />,
  'add-language': <PlusOutlined aria-hidden />,
  export: <ExportOutlined aria-hidden />,
  import: <FolderOpenOutlined aria-hidden />,
  replace: <FileSearchOutlined aria-hidden />,
  settings: <SettingOutlined aria-hidden />,
  activity: <HistoryOutlined aria-hidden />,
  languages: <GlobalOutlined aria-hidden />,
  users: <TeamOutlined aria-hidden />,
  leave: <LogoutOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
  findings: <WarningOutlined aria-hidden />,
  archive: <InboxOutlined aria-hidden />,
  plurals: <NumberOutlined aria-hidden />,
  stale: <DiffOutlined aria-hidden />,
};

/** The actions on the open project and, once something is typed, its keys; empty if no project is open. */
export function useOpenProjectSections(): PaletteSection[] {
  const text = useText();
  const here = useMatch('/projects/:projectId/*')?.params.projectId;
  const project = useProjects().data?.find(({ id }) => String(id) === here);
  const actions = useActions(project);
  const keys = useKeys(project?.id);
  if (!project) return [];
  return [
    { id: 'project', title: project.name, entries: actions },
    { id: 'keys', title: text('palette.keys'), entries: keys, isOnDemand: true },
  ];
}

/** The sections linked from the menu of the project. */
const IN_MENU = ['general', 'languages'];

function useActions(project: ProjectSummary | undefined): PaletteEntry[] {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const can = useCan(project);
  if (!project) return [];
  const path = `/projects/${project.id}`;
  const show = (dialog: string): void => {
    // The filters of the open editor stay.
    const query = new URLSearchParams(pathname === path ? search : '');
    query.set('d', dialog);
    void navigate(`${path}?${query}`);
  };
  const go = (to: string): void => void navigate(to);
  const open = (key: string, label: string) => ({ key, label, onClick: () => show(key) });
  const entries = [
    ...(can('canWriteKey') ? [open('new-key', text('editor.new_key'))] : []),
    ...(can('canWriteLanguage') ? [open('add-language', text('editor.add_language'))] : []),
    open('export', text('editor.export')),
    { key: 'findings', label: text('finding.filter'), onClick: () => go(`${path}?issues=1`) },
    ...(can('canWriteValue') ? [open('replace', text('replace.title'))] : []),
    ...(hasStale(project.id)
      ? [{ key: 'stale', label: text('stale.filter'), onClick: () => go(`${path}?stale=1`) }]
      : []),
    ...projectEntries(project, text, {
      mayImport: can('canWriteProject'),
      show,
      go,
    }),
    ...sectionsFor(project.role)
      .filter(({ name }) => !IN_MENU.includes(name))
      .map(({ name, title }) => ({
        key: name,
        label: text(title),
        onClick: () => go(settingsPath(project.id, name)),
      })),
  ];
  return entries.map(({ key, label, onClick }) => ({
    id: `open-${key}`,
    label,
    icon: ICONS[key],
    choose: onClick,
  }));
}

/** The keys of the cached project, each with its group. */
function useKeys(projectId: number | undefined): PaletteEntry[] {
  const navigate = useNavigate();
  const project = useCachedProject(projectId);
  return useMemo(() => {
    if (!project) return [];
    const nameOf = groupNamer(project.files);
    return project.groups.flatMap((group) =>
      group.keys.map(({ id, name }) => ({
        id: `key-${id}`,
        label: `${nameOf(group)} / ${name}`,
        icon: <KeyOutlined aria-hidden />,
        choose: () => void navigate(`/projects/${projectId}?key=${id}`),
      })),
    );
  }, [project, projectId, navigate]);
}
