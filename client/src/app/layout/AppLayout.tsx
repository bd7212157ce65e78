import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Link, Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';

import { LogoutDialog } from '../../features/session/LogoutDialog.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useExpiredScreen } from '../../features/subscriptions/use-expired-screen.js';
import { useLiveSubscription } from '../../features/subscriptions/use-live-subscription.js';
import { countDrafts } from '../../features/translations/store/drafts.js';
import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/use-media.js';
import { useChord, useKeySequence, useShortcut } from '../../lib/use-shortcut.js';
import { Logo } from '../../ui/Logo.js';
import { ShortcutSheet } from '../../ui/ShortcutSheet.js';
import styles from './AppLayout.module.css';
import { Banner } from './Banner.js';
import { Sidebar } from './Sidebar.js';

// Comes when it is first asked for.
const GoTo = lazy(async () => ({ default: (await import('./GoTo.js')).GoTo }));

type Layer = 'go-to' | 'shortcuts' | 'logout' | null;

/** The application around every page: sidebar (a rail, a drawer), banner, content. */
export function AppLayout() {
  const text = useText();
  const hasRail = useAtLeast('md');
  const hasSidebar = useAtLeast('lg');
  const [layer, setLayer] = useState<Layer>(null);
  const close = useCallback(() => setLayer(null), []);
  const showGoTo = useCallback(() => setLayer('go-to'), []);
  const showShortcuts = useCallback(() => setLayer('shortcuts'), []);
  const askToLeave = useCallback(() => setLayer('logout'), []);
  useGoTo();
  useLiveSubscription();
  useExpiredScreen();
  useChord('k', showGoTo);
  useSheet(showShortcuts);
  const sidebar = { onGoTo: showGoTo, onLogout: askToLeave };
  return (
    <div className={styles.app}>
      <a href="#content" className={styles.skip}>
        {text('app.skip')}
      </a>
      {hasRail ? (
        <aside className={hasSidebar ? styles.side : styles.rail}>
          <Sidebar compact={!hasSidebar} {...sidebar} />
        </aside>
      ) : (
        <TopBar {...sidebar} />
      )}
      <div className={styles.column}>
        <Banner />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {layer === 'go-to' && (
        <Suspense>
          <GoTo onClose={close} onShortcuts={showShortcuts} onLogout={askToLeave} />
        </Suspense>
      )}
      <ShortcutSheet open={layer === 'shortcuts'} onClose={close} />
      <LeavingDialog open={layer === 'logout'} onClose={close} />
    </div>
  );
}

/** What still waits to be saved is told before. */
function LeavingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  return <LogoutDialog open={open} pending={open ? countDrafts(id) : 0} onClose={onClose} />;
}

/** `?` shows the shortcuts; the editor has a sheet of its own. */
function useSheet(show: () => void): void {
  const isEditor = useMatch('/projects/:projectId') !== null;
  useShortcut(isEditor ? '' : '?', show);
}

/** `G` then `D` leads to the dashboard, `G` then `I` to the invitations, `G` then `P` to the preferences. */
function useGoTo(): void {
  const navigate = useNavigate();
  const places = useMemo(
    () => ({
      d: () => void navigate('/dashboard'),
      i: () => void navigate('/invitations'),
      p: () => void navigate('/profile'),
    }),
    [navigate],
  );
  useKeySequence('g', places);
}

function TopBar({ onGoTo, onLogout }: Record<'onGoTo' | 'onLogout', () => void>) {
  const text = useText();
  const { pathname } = useLocation();
  // Open for one page only: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const close = (): void => setOpenAt(null);
  return (
    <header className={styles.top}>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={text('nav.open_menu')}
        aria-expanded={open}
        className={styles.menu}
        onClick={() => setOpenAt(pathname)}
      />
      <Link to="/dashboard" aria-label={text('app.main_page')}>
        <Logo />
      </Link>
      <Drawer
        open={open}
        placement="left"
        size={280}
        closable={false}
        onClose={close}
        styles={{ body: { padding: 12, background: 'var(--n-50)' } }}
        aria-label={text('nav.main')}
      >
        <Sidebar
          onGoTo={() => {
            close();
            onGoTo();
          }}
          onLogout={() => {
            close();
            onLogout();
          }}
        />
      </Drawer>
    </header>
  );
}
