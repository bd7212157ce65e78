import { CalendarOutlined, CheckCircleOutlined, CreditCardOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { PaymentMethodView, SubscriptionDetails, SubscriptionView } from '#core/api/subscriptions.js';
import { DAY_MS } from '#core/domain/durations.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { usePaymentMethod } from '../api.js';
import { PLAN_NAMES, useFormats } from '../formats.js';
import { pushesAtom } from '../use-live-subscription.js';
import type { Standing } from '../use-standing.js';
import { Pill } from './Pill.js';
import type { PillTone } from './Pill.js';
import styles from './Summary.module.css';

interface SummaryProps {
  standing: Standing;
  onUpdateCard: () => void;
}

/** The current plan, next payment and payment method. Highlighted when the server sends a change. */
export function Summary({ standing, onUpdateCard }: SummaryProps) {
  const pushes = useAtomValue(pushesAtom);
  const [before] = useState(pushes);
  return (
    <div key={pushes} className={`${styles.summary} ${pushes === before ? '' : styles.pushed}`}>
      {standing.subscription ? (
        <Subscribed subscription={standing.subscription} now={standing.now} onUpdateCard={onUpdateCard} />
      ) : (
        <NotSubscribed standing={standing} />
      )}
    </div>
  );
}

function NotSubscribed({ standing: { mode, trialEndsAt } }: { standing: Standing }) {
  const text = useText();
  const formats = useFormats();
  const isTrial = mode === 'trial' && trialEndsAt !== null;
  return (
    <Cell icon={<CheckCircleOutlined aria-hidden />} label="sub.plan">
      <p className={styles.value}>{text(isTrial ? 'sub.free_trial' : 'sub.open_source')}</p>
      <p className={styles.more}>
        {isTrial
          ? text('sub.until', { date: formats.day(trialEndsAt.toISOString()) })
          : text('sub.open_source_text')}
      </p>
    </Cell>
  );
}

interface SubscribedProps {
  subscription: SubscriptionView;
  now: Date;
  onUpdateCard: () => void;
}

function Subscribed({ subscription: { status, details }, now, onUpdateCard }: SubscribedProps) {
  const text = useText();
  const formats = useFormats();
  const pill = pillOf(status, details);
  return (
    <>
      <Cell icon={<CheckCircleOutlined aria-hidden />} label="sub.plan">
        <p className={styles.value}>
          {text(PLAN_NAMES[details.interval])}
          <Pill tone={pill.tone}>{text(pill.label)}</Pill>
        </p>
        <p className={styles.more}>{formats.rate(details)}</p>
      </Cell>
      <Cell icon={<CalendarOutlined aria-hidden />} label="sub.next_payment">
        <NextPayment at={details.nextPaymentAt} now={now} />
      </Cell>
      <Cell icon={<CreditCardOutlined aria-hidden />} label="sub.payment_method">
        <Method onUpdate={onUpdateCard} />
      </Cell>
    </>
  );
}

function pillOf(
  status: string,
  { terminationAt }: SubscriptionDetails,
): { tone: PillTone; label: MessageId } {
  if (status === 'paused') return { tone: 'plain', label: 'sub.paused' };
  if (!isSubscribed(status)) return { tone: 'bad', label: 'sub.overdue' };
  return terminationAt === null
    ? { tone: 'good', label: 'sub.active' }
    : { tone: 'soon', label: 'sub.ending' };
}

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

function NextPayment({ at, now }: { at: string | null; now: Date }) {
  const text = useText();
  const formats = useFormats();
  if (at === null) return <p className={styles.value}>{text('sub.no_payment')}</p>;
  const days = Math.round((midnight(Date.parse(at)) - midnight(now.getTime())) / DAY_MS);
  return (
    <>
      <p className={`${styles.value} num`}>{formats.day(at)}</p>
      <p className={styles.more}>{text('sub.in_days', { days: Math.max(days, 0) })}</p>
    </>
  );
}

function Method({ onUpdate }: { onUpdate: () => void }) {
  const text = useText();
  const { data: method } = usePaymentMethod(true);
  return (
    <>
      <p className={`${styles.value} num`}>
        {method && (
          <span className={styles.card}>
            <CreditCardOutlined aria-hidden />
          </span>
        )}
        {method === undefined ? '…' : method === null ? text('sub.no_method') : methodName(method)}
      </p>
      <button type="button" className={styles.link} onClick={onUpdate}>
        {text('sub.update_card')}
      </button>
    </>
  );
}

function Cell({ icon, label, children }: { icon: ReactNode; label: MessageId; children: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.cell}>
      <h2 className={styles.label}>
        {icon}
        {text(label)}
      </h2>
      {children}
    </section>
  );
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The last digits of a card, or the kind of another payment method. */
const methodName = ({ type, brand, last4 }: PaymentMethodView): string =>
  last4 === null
    ? capitalised(type.replaceAll('_', ' '))
    : [brand === null ? '' : capitalised(brand), '••••', last4].join(' ').trim();
