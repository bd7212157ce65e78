import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { whenIdle } from '../../lib/when-idle.js';
import { Logo } from '../../ui/Logo.js';
import styles from './AppLayout.module.css';

const MenuDrawer = lazily(async () => (await import('./MenuDrawer.js')).MenuDrawer);

/** The header of every page on a phone, with a button that opens the sidebar. */
export function TopBar(actions: Record<'onGoTo' | 'onLogout', () => void>) {
  const text = useText();
  const { pathname } = useLocation();
  // The page for which it is open: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const hasOpened = useOnce(open);
  useEffect(() => whenIdle(MenuDrawer.fetchAhead), []);
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
      {hasOpened && <MenuDrawer open={open} onClose={() => setOpenAt(null)} {...actions} />}
    </header>
  );
}
