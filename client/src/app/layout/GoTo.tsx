import {
  AppstoreOutlined,
  GlobalOutlined,
  LogoutOutlined,
  MailOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import { Palette } from '../../features/palette/Palette.js';
import type { PaletteEntry } from '../../features/palette/Palette.js';
import { useProjects } from '../../features/projects/api.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useRecentProjects } from '../../features/projects/history.js';
import { LOCALE_NAMES, LOCALES } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import { useOpenProjectSections } from './use-open-project-sections.js';

export interface GoToProps {
  onClose: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
}

/** The command palette: the open project, the user's projects, the pages and global actions. */
export function GoTo(props: GoToProps) {
  const text = useText();
  const projects = useProjectEntries();
  const pages = usePageEntries();
  const actions = useActionEntries(props);
  const openProject = useOpenProjectSections();
  return (
    <Palette
      onClose={props.onClose}
      sections={[
        ...openProject,
        { id: 'projects', title: text('palette.projects'), entries: projects },
        { id: 'pages', title: text('palette.pages'), entries: pages },
        { id: 'actions', title: text('palette.actions'), entries: actions },
      ]}
    />
  );
}

/** The projects opened last come first. */
function useProjectEntries(): PaletteEntry[] {
  const navigate = useNavigate();
  const { data: projects = [] } = useProjects();
  const recent = useRecentProjects().map(({ id }) => id);
  const place = (id: number): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...projects]
    .sort((one, other) => place(one.id) - place(other.id))
    .map(({ id, name, color }) => ({
      id: `project-${id}`,
      label: name,
      icon: <ProjectTile name={name} color={color} size={20} />,
      choose: () => void navigate(`/projects/${id}`),
    }));
}

const PAGES: readonly { to: string; label: MessageId; icon: PaletteEntry['icon'] }[] = [
  { to: '/dashboard', label: 'nav.dashboard', icon: <AppstoreOutlined aria-hidden /> },
  { to: '/invitations', label: 'nav.invitations', icon: <MailOutlined aria-hidden /> },
  { to: '/profile', label: 'nav.preferences', icon: <SettingOutlined aria-hidden /> },
  { to: '/profile/personal-data', label: 'profile.tab_personal', icon: <UserOutlined aria-hidden /> },
  { to: '/profile/language', label: 'profile.tab_language', icon: <SettingOutlined aria-hidden /> },
];

function usePageEntries(): PaletteEntry[] {
  const text = useText();
  const navigate = useNavigate();
  return PAGES.map(({ to, label, icon }) => ({
    id: to.replaceAll('/', '-'),
    label: text(label),
    icon,
    choose: () => void navigate(to),
  }));
}

function useActionEntries({ onShortcuts, onLogout }: GoToProps): PaletteEntry[] {
  const text = useText();
  const navigate = useNavigate();
  const { dictionary, choose } = useLocale();
  const { mayCreateProjects } = useCurrentUser();
  const create: PaletteEntry = {
    id: 'create',
    label: text('dashboard.create'),
    icon: <PlusOutlined aria-hidden />,
    choose: () => void navigate('/dashboard?d=create'),
  };
  return [
    ...(mayCreateProjects ? [create] : []),
    ...LOCALES.filter((locale) => locale !== dictionary.locale).map((locale) => ({
      id: `language-${locale}`,
      label: text('palette.language', { language: text(LOCALE_NAMES[locale]) }),
      icon: <GlobalOutlined aria-hidden />,
      choose: () => choose(locale),
    })),
    {
      id: 'shortcuts',
      label: text('editor.shortcuts'),
      icon: <QuestionCircleOutlined aria-hidden />,
      choose: onShortcuts,
    },
    { id: 'logout', label: text('nav.logout'), icon: <LogoutOutlined aria-hidden />, choose: onLogout },
  ];
}
