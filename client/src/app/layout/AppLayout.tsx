import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';

import { LogoutDialog } from '../../features/session/LogoutDialog.js';
import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/use-media.js';
import { useKeySequence } from '../../lib/use-shortcut.js';
import { Logo } from '../../ui/Logo.js';
import styles from './AppLayout.module.css';
import { OfflineBanner } from './OfflineBanner.js';
import { Sidebar } from './Sidebar.js';

/** The application around every page: sidebar (a rail, a drawer), banner, content. */
export function AppLayout() {
  const text = useText();
  const hasRail = useAtLeast('md');
  const hasSidebar = useAtLeast('lg');
  const [leaving, setLeaving] = useState(false);
  useGoTo();
  const askToLeave = (): void => setLeaving(true);
  return (
    <div className={styles.app}>
      <a href="#content" className={styles.skip}>
        {text('app.skip')}
      </a>
      {hasRail ? (
        <aside className={hasSidebar ? styles.side : styles.rail}>
          <Sidebar compact={!hasSidebar} onLogout={askToLeave} />
        </aside>
      ) : (
        <TopBar onLogout={askToLeave} />
      )}
      <div className={styles.column}>
        <OfflineBanner />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

/** `G` then `D` leads to the dashboard, `G` then `P` to the preferences. */
function useGoTo(): void {
  const navigate = useNavigate();
  const places = useMemo(
    () => ({ d: () => void navigate('/dashboard'), p: () => void navigate('/profile/language') }),
    [navigate],
  );
  useKeySequence('g', places);
}

function TopBar({ onLogout }: { onLogout: () => void }) {
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
          onLogout={() => {
            close();
            onLogout();
          }}
        />
      </Drawer>
    </header>
  );
}
