import { NavLink, Outlet, useLocation } from 'react-router-dom';

import type { ConfigView } from '#core/api/config.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { useConfig } from '../../lib/hooks/use-config.js';
import { PageTitle } from '../../ui/PageTitle.js';
import page from '../Page.module.css';
import styles from './Profile.module.css';

interface Tab {
  to: string;
  label: MessageId;
  /** Undefined if the tab is always shown. */
  isThere?: (config: ConfigView | undefined) => boolean;
}

const TABS: readonly Tab[] = [
  { to: '/profile/personal-data', label: 'profile.tab_personal' },
  // Without billing, there is nothing to subscribe to.
  {
    to: '/profile/subscriptions',
    label: 'profile.tab_subscriptions',
    isThere: (config) => config !== undefined && config.billing !== null,
  },
  { to: '/profile/language', label: 'profile.tab_language' },
];

/** The preferences; each tab is a page of its own. */
export function Profile() {
  const text = useText();
  const config = useConfig();
  const { pathname } = useLocation();
  const current = TABS.find(({ to }) => to === pathname);
  return (
    <div className={page.page}>
      <PageTitle title={text(current?.label ?? 'profile.title')} className={page.title}>
        {text('profile.title')}
      </PageTitle>
      <nav className={styles.tabs} aria-label={text('profile.title')}>
        {TABS.filter(({ isThere }) => isThere?.(config) ?? true).map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.tab}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
