import { AppstoreOutlined, LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useRecentProjects } from '../../features/projects/history.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import { Avatar } from '../../ui/Avatar.js';
import { Logo, LogoMark } from '../../ui/Logo.js';
import { ProjectTile } from '../../ui/ProjectTile.js';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** A rail: icons with tooltips instead of words. */
  compact?: boolean;
  onLogout: () => void;
}

export function Sidebar({ compact = false, onLogout }: SidebarProps) {
  const text = useText();
  return (
    <div className={compact ? `${styles.side} ${styles.compact}` : styles.side}>
      <Link to="/dashboard" className={styles.home} aria-label={text('app.main_page')}>
        {compact ? <LogoMark /> : <Logo />}
      </Link>
      <nav className={styles.nav} aria-label={text('nav.main')}>
        <Entry
          to="/dashboard"
          icon={<AppstoreOutlined aria-hidden />}
          label={text('nav.dashboard')}
          compact={compact}
        />
        <RecentProjects compact={compact} />
      </nav>
      <nav className={styles.account} aria-label={text('nav.account')}>
        <Entry
          to="/profile/language"
          icon={<SettingOutlined aria-hidden />}
          label={text('nav.preferences')}
          compact={compact}
        />
        <Named label={text('nav.logout')} compact={compact}>
          <button
            type="button"
            className={styles.entry}
            aria-label={compact ? text('nav.logout') : undefined}
            onClick={onLogout}
          >
            <LogoutOutlined aria-hidden />
            {!compact && <span>{text('nav.logout')}</span>}
          </button>
        </Named>
      </nav>
      <Me compact={compact} />
    </div>
  );
}

function RecentProjects({ compact }: { compact: boolean }) {
  const text = useText();
  const projects = useRecentProjects();
  if (projects.length === 0) return null;
  return (
    <>
      {!compact && <h2 className={styles.heading}>{text('nav.recent')}</h2>}
      {projects.map(({ id, name, color }) => (
        <Entry
          key={id}
          to={`/projects/${id}`}
          icon={<ProjectTile name={name} color={color} size={20} />}
          label={name}
          compact={compact}
        />
      ))}
    </>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  label: string;
  compact: boolean;
}

function Entry({ to, icon, label, compact }: EntryProps) {
  return (
    <Named label={label} compact={compact}>
      <NavLink to={to} end className={styles.entry} aria-label={compact ? label : undefined}>
        {icon}
        {!compact && <span>{label}</span>}
      </NavLink>
    </Named>
  );
}

/** In the rail the words are a tooltip. */
function Named({ label, compact, children }: { label: string; compact: boolean; children: ReactNode }) {
  return compact ? (
    <Tooltip title={label} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

function Me({ compact }: { compact: boolean }) {
  const { username, email } = useCurrentUser();
  const name = username ?? email;
  return (
    <div className={styles.me} title={email}>
      <Avatar username={username} email={email} />
      {!compact && (
        <span className={styles.who}>
          <strong>{name}</strong>
          {username !== null && <span>{email}</span>}
        </span>
      )}
    </div>
  );
}
