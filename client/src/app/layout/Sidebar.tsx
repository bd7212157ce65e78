import {
  AppstoreOutlined,
  LogoutOutlined,
  MailOutlined,
  SearchOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import type { ReactElement, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useInvitations } from '../../features/invitations/api.js';
import { useRecentProjects } from '../../features/projects/history.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import { CTRL } from '../../lib/platform-keys.js';
import { Avatar } from '../../ui/Avatar.js';
import { Kbd } from '../../ui/Kbd.js';
import { Logo, LogoMark } from '../../ui/Logo.js';
import { Tooltip } from '../../ui/popups/Tooltip.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** Whether it is a rail: icons with tooltips instead of labels. */
  compact?: boolean;
  onGoTo: () => void;
  onLogout: () => void;
}

export function Sidebar({ compact = false, onGoTo, onLogout }: SidebarProps) {
  const text = useText();
  return (
    <div className={compact ? `${styles.side} ${styles.compact}` : styles.side}>
      <Link to="/dashboard" className={styles.home} aria-label={text('app.main_page')}>
        {compact ? <LogoMark /> : <Logo />}
      </Link>
      <GoToButton compact={compact} onClick={onGoTo} />
      <nav className={styles.nav} aria-label={text('nav.main')}>
        <Entry
          to="/dashboard"
          icon={<AppstoreOutlined aria-hidden />}
          label={text('nav.dashboard')}
          compact={compact}
        />
        <InvitationsEntry compact={compact} />
        <RecentProjects compact={compact} />
      </nav>
      <nav className={styles.account} aria-label={text('nav.account')}>
        <Entry
          to="/profile"
          hasPagesBelow
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

function GoToButton({ compact, onClick }: { compact: boolean; onClick: () => void }) {
  const text = useText();
  return (
    <Named label={text('nav.go_to')} compact={compact}>
      <button
        type="button"
        className={styles.goTo}
        aria-label={compact ? text('nav.go_to') : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      >
        <SearchOutlined aria-hidden />
        {!compact && (
          <>
            <span className={styles.goToLabel}>{text('nav.go_to')}</span>
            <span aria-hidden className={styles.keys}>
              <Kbd>{CTRL}</Kbd>
              <Kbd>{'K'}</Kbd>
            </span>
          </>
        )}
      </button>
    </Named>
  );
}

/** Includes the number of pending invitations, also for screen readers. */
function InvitationsEntry({ compact }: { compact: boolean }) {
  const text = useText();
  const count = useInvitations().data?.length ?? 0;
  const label = text('nav.invitations');
  return (
    <Entry
      to="/invitations"
      icon={<MailOutlined aria-hidden />}
      label={label}
      compact={compact}
      badge={
        count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden>{count}</span>
            <span className="visually-hidden">{text('nav.invitations_count', { count })}</span>
          </span>
        )
      }
    />
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
  badge?: ReactNode;
  /** Whether the entry is active on pages below its path as well. */
  hasPagesBelow?: boolean;
  compact: boolean;
}

function Entry({ to, icon, label, badge, hasPagesBelow = false, compact }: EntryProps) {
  return (
    <Named label={label} compact={compact}>
      <NavLink to={to} end={!hasPagesBelow} className={styles.entry}>
        {icon}
        <span className={compact ? 'visually-hidden' : undefined}>{label}</span>
        {badge}
      </NavLink>
    </Named>
  );
}

/** In the rail, the label is a tooltip. */
function Named({ label, compact, children }: { label: string; compact: boolean; children: ReactElement }) {
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
