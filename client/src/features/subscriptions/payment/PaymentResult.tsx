import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';

import { useText } from '../../../i18n/use-text.js';
import { Announcement } from '../../../ui/live/Announcement.js';
import { Delayed } from '../../../ui/loading/Delayed.js';
import { PageTitle } from '../../../ui/PageTitle.js';
import styles from './PaymentResult.module.css';
import { useResult } from './use-result.js';
import type { Result } from './use-result.js';
import { useReturned } from './use-returned.js';

const SIGNS: Record<Result, ComponentType<{ className: string }>> = {
  succeeded: CheckCircleFilled,
  processing: ClockCircleFilled,
  requires_payment_method: ExclamationCircleFilled,
  unknown_error: CloseCircleFilled,
  unconfirmed: ClockCircleFilled,
};

interface PaymentResultProps {
  /** What was paid: a subscription or a new card. */
  of: 'sub' | 'card';
}

/** The page that the payment provider redirects to. */
export function PaymentResult({ of }: PaymentResultProps) {
  const text = useText();
  const navigate = useNavigate();
  const arrival = useReturned();
  const { result, isUnread, retry } = useResult(arrival);
  const title = text(of === 'sub' ? 'sub.plan' : 'sub.payment_method');
  if (result === undefined) return <Waiting title={title} />;
  const isDeclined = result === 'requires_payment_method';
  const Sign = SIGNS[result];
  const actions = (
    <>
      {isDeclined && (
        <Button type="primary" onClick={() => void navigate(anotherTry(of, arrival.plan))}>
          {text('sub.update_card')}
        </Button>
      )}
      {isUnread && (
        <Button type="primary" onClick={retry}>
          {text('app.retry')}
        </Button>
      )}
      <Button
        type={isDeclined || isUnread ? 'default' : 'primary'}
        onClick={() => void navigate('/profile/subscriptions')}
      >
        {text('pay.back')}
      </Button>
      <Button onClick={() => void navigate('/dashboard')}>{text('nav.dashboard')}</Button>
    </>
  );
  return (
    <Announcement role={result === 'unknown_error' ? 'alert' : 'status'} actions={actions}>
      <Sign aria-hidden className={`${styles.sign} ${styles[result]}`} />
      <PageTitle title={title} className={styles.title}>
        {text(`pay.${of}_${result}`)}
      </PageTitle>
      {isUnread && <p>{text('pay.unread')}</p>}
    </Announcement>
  );
}

/** The URL of the form for another attempt. */
function anotherTry(of: 'sub' | 'card', plan: string | null): string {
  const query = of === 'card' ? '?d=card' : plan === null ? '' : `?d=pay&plan=${plan}`;
  return `/profile/subscriptions${query}`;
}

function Waiting({ title }: { title: string }) {
  const text = useText();
  return (
    <Announcement busy>
      <PageTitle title={title} className="visually-hidden" />
      <Delayed>
        <p>{text('pay.waiting')}</p>
      </Delayed>
    </Announcement>
  );
}
