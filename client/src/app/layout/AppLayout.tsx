import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useMatch, useNavigate } from 'react-router-dom';

import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useExpiredScreen } from '../../features/subscriptions/use-expired-screen.js';
import { useLiveSubscription } from '../../features/subscriptions/use-live-subscription.js';
import { countDrafts } from '../../project/saving/drafts.js';
import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { useChord, useKeySequence, useShortcut } from '../../lib/hooks/use-shortcut.js';
import { useTypedAhead } from '../../lib/hooks/use-typed-ahead.js';
import { whenIdle } from '../../lib/when-idle.js';
import { AntdProvider } from '../../ui/theme/AntdProvider.js';
import { MenuPopup } from '../../ui/popups/Menu.js';
import styles from './AppLayout.module.css';
import { Banner } from './Banner.js';
import { Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';

// Loaded after the page.
const GoTo = lazily(async () => (await import('./GoTo.js')).GoTo);
const LogoutDialog = lazily(
  async () => (await import('../../features/session/LogoutDialog.js')).LogoutDialog,
);
const ShortcutSheet = lazily(async () => (await import('../../ui/dialogs/ShortcutSheet.js')).ShortcutSheet);

type Layer = 'go-to' | 'shortcuts' | 'logout' | null;

const fetchLayers = (): void =>
  [GoTo, LogoutDialog, MenuPopup, ShortcutSheet].forEach((part) => part.fetchAhead());

/** The layout of every page: sidebar (a rail or a drawer on narrow windows), banner and content. */
export function AppLayout() {
  const text = useText();
  const hasRail = useAtLeast('md');
  const hasSidebar = useAtLeast('lg');
  const [layer, setLayer] = useState<Layer>(null);
  const hasShortcuts = useOnce(layer === 'shortcuts');
  const isLeaving = useOnce(layer === 'logout');
  const close = useCallback(() => setLayer(null), []);
  const showGoTo = useCallback(() => setLayer('go-to'), []);
  const showShortcuts = useCallback(() => setLayer('shortcuts'), []);
  const askToLeave = useCallback(() => setLayer('logout'), []);
  useGoTo();
  useLiveSubscription();
  useExpiredScreen();
  useTypedAhead(GoTo, layer === 'go-to', close);
  useChord('k', showGoTo);
  useSheet(showShortcuts);
  useEffect(() => whenIdle(fetchLayers), []);
  const sidebar = { onGoTo: showGoTo, onLogout: askToLeave };
  return (
    <AntdProvider>
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
        {layer === 'go-to' && <GoTo onClose={close} onShortcuts={showShortcuts} onLogout={askToLeave} />}
        {hasShortcuts && <ShortcutSheet open={layer === 'shortcuts'} onClose={close} />}
        {isLeaving && <LeavingDialog open={layer === 'logout'} onClose={close} />}
      </div>
    </AntdProvider>
  );
}

/** Warns about unsaved changes first. */
function LeavingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  return <LogoutDialog open={open} pending={open ? countDrafts(id) : 0} onClose={onClose} />;
}

/** `?` shows the shortcuts. The editor has its own list. */
function useSheet(show: () => void): void {
  const isEditor = useMatch('/projects/:projectId') !== null;
  useShortcut(isEditor ? '' : '?', show);
}

/** `G` then `D` opens the dashboard, `G` then `I` the invitations, `G` then `P` the preferences. */
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
