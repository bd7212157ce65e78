import { Link, Outlet } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { Logo } from '../../ui/Logo.js';
import styles from './AuthLayout.module.css';
import { LanguageMenu } from './LanguageMenu.js';
import { LozengeWall } from './LozengeWall.js';

/** The layout of pages before the login: a form on the left, and a wall of lozenges on the right if there is space. */
export function AuthLayout() {
  const text = useText();
  const hasRoom = useAtLeast('md');
  return (
    <div className={styles.auth}>
      <div className={styles.left}>
        <header className={styles.top}>
          <Link to="/login" aria-label={text('app.main_page')}>
            <Logo />
          </Link>
          <LanguageMenu />
        </header>
        <main className={styles.middle}>
          <Outlet />
        </main>
        <footer className={styles.bottom}>
          <Link to="/terms">{text('app.terms')}</Link>
          <span>{text('app.motto')}</span>
        </footer>
      </div>
      {hasRoom && <LozengeWall />}
    </div>
  );
}
