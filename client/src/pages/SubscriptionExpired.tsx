import { Button } from 'antd';
import { Navigate, useNavigate } from 'react-router-dom';

import { useStanding } from '../features/subscriptions/use-standing.js';
import { useText } from '../i18n/use-text.js';
import { useConfig } from '../lib/hooks/use-config.js';
import { Announcement } from '../ui/live/Announcement.js';
import { LogoMark } from '../ui/Logo.js';
import { PageTitle } from '../ui/PageTitle.js';
import styles from './SubscriptionExpired.module.css';

/** Shown when the trial or the subscription has ended, with the available plans. */
export function SubscriptionExpired() {
  const text = useText();
  const navigate = useNavigate();
  const config = useConfig();
  const standing = useStanding();
  if (config?.billing === null) return <Navigate to="/dashboard" replace />;
  if (standing === null) return null;
  if (standing.mode !== 'restricted') return <Navigate to="/profile/subscriptions" replace />;
  return (
    <Announcement
      actions={
        <>
          <Button type="primary" onClick={() => void navigate('/profile/subscriptions')}>
            {text('sub.see_plans')}
          </Button>
          <Button onClick={() => void navigate('/dashboard')}>{text('sub.stay_open_source')}</Button>
        </>
      }
    >
      <LogoMark size={96} />
      <PageTitle title={text('sub.expired_title')} className={styles.title} />
      <p>{text('sub.expired_text')}</p>
      <p>{text('sub.open_source_text')}</p>
    </Announcement>
  );
}
