import { Alert, Button } from 'antd';
import { useId } from 'react';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import type { PlanView, SubscriptionView } from '#core/api/subscriptions.js';

import { useText } from '../../../i18n/use-text.js';
import { PlanCard } from './PlanCard.js';
import styles from './Plans.module.css';

interface PlansProps {
  plans: readonly PlanView[];
  subscription: SubscriptionView | null;
  onChoose: (plan: PlanView) => void;
  onSwitch: (plan: PlanView) => void;
}

/** The available plans. */
export function Plans({ plans, subscription, onChoose, onSwitch }: PlansProps) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {text('sub.plans')}
      </h2>
      {plans.length === 0 ? (
        <Unavailable />
      ) : (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.priceId}
              plan={plan}
              subscription={subscription}
              onTake={() => (subscription === null ? onChoose : onSwitch)(plan)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Unavailable() {
  const text = useText();
  const { mutate } = useSWRConfig();
  return (
    <Alert
      type="warning"
      showIcon
      title={text('sub.plans_unavailable')}
      action={
        <Button size="small" onClick={() => void mutate(routes.readConfig())}>
          {text('app.retry')}
        </Button>
      }
    />
  );
}
