import { Button } from 'antd';

import type { PlanView, SubscriptionView } from '#core/api/subscriptions.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { useText } from '../../../i18n/use-text.js';
import { PLAN_NAMES, useFormats } from '../formats.js';
import { Pill } from './Pill.js';
import styles from './Plans.module.css';

/** The relation of the user to a plan. */
type Offer = 'choose' | 'current' | 'scheduled' | 'switch' | 'after-payment' | 'after-continuing';

function offerOf({ priceId }: PlanView, subscription: SubscriptionView | null): Offer {
  if (subscription === null) return 'choose';
  const { stripePriceId, status, details } = subscription;
  if (priceId === stripePriceId) return 'current';
  if (priceId === details.scheduledPlan?.priceId) return 'scheduled';
  if (!isSubscribed(status)) return 'after-payment';
  return details.terminationAt === null ? 'switch' : 'after-continuing';
}

interface PlanCardProps {
  plan: PlanView;
  subscription: SubscriptionView | null;
  onTake: () => void;
}

export function PlanCard({ plan, subscription, onTake }: PlanCardProps) {
  const text = useText();
  const formats = useFormats();
  const offer = offerOf(plan, subscription);
  const canTake = offer === 'choose' || offer === 'switch';
  return (
    <li className={`${styles.plan} ${offer === 'current' ? styles.current : ''}`}>
      <h3 className={styles.name}>
        {text(PLAN_NAMES[plan.interval])}
        {offer === 'current' && <Pill tone="info">{text('sub.current')}</Pill>}
      </h3>
      <p className={`${styles.price} num`}>{formats.rate(plan)}</p>
      <p className={styles.text}>
        {text(plan.interval === 'month' ? 'sub.monthly_text' : 'sub.yearly_text')}{' '}
        {subscription && <Condition offer={offer} subscription={subscription} />}
      </p>
      <Button type={canTake ? 'primary' : 'default'} block disabled={!canTake} onClick={onTake}>
        <Label offer={offer} plan={plan} subscription={subscription} />
      </Button>
    </li>
  );
}

function Condition({ offer, subscription }: { offer: Offer; subscription: SubscriptionView }) {
  const text = useText();
  const formats = useFormats();
  switch (offer) {
    case 'switch':
      return text('sub.switch_starts', { date: formats.day(subscription.details.currentPeriodEnd) });
    case 'after-payment':
      return text('errors.payment_required');
    case 'after-continuing':
      return text('sub.continue_first');
    default:
      return null;
  }
}

interface LabelProps {
  offer: Offer;
  plan: PlanView;
  subscription: SubscriptionView | null;
}

function Label({ offer, plan, subscription }: LabelProps) {
  const text = useText();
  const formats = useFormats();
  const name = formats.plan(plan.interval);
  const startsAt = subscription?.details.scheduledPlan?.startsAt;
  if (offer === 'current') return text('sub.current_plan');
  if (offer === 'scheduled' && startsAt !== undefined)
    return text('sub.starts_on', { date: formats.day(startsAt) });
  return text(offer === 'choose' ? 'sub.choose' : 'sub.switch', { plan: name });
}
