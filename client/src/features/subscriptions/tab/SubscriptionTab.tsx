import { Alert, Button } from 'antd';

import type { BillingConfigView, PlanView } from '#core/api/subscriptions.js';

import { useText } from '../../../i18n/use-text.js';
import { useDialog } from '../../../lib/hooks/use-dialog.js';
import { useQuery } from '../../../lib/hooks/use-query.js';
import { useCurrentSubscription } from '../api.js';
import { PaymentDialog } from '../payment/PaymentDialog.js';
import { useIsPaymentPending } from '../payment/pending-payment.js';
import type { Purpose } from '../payment/prepare-payment.js';
import type { Standing } from '../use-standing.js';
import { Ending } from './Ending.js';
import { Notices } from './Notices.js';
import styles from './Notices.module.css';
import { Plans } from './Plans.js';
import { Summary } from './Summary.js';
import { SwitchDialog } from './SwitchDialog.js';

const DIALOGS = ['pay', 'card', 'switch', 'end'] as const;
const DETAILS = ['plan'];

interface SubscriptionTabProps {
  billing: BillingConfigView;
  standing: Standing;
}

/** The subscription of the user, with all actions. */
export function SubscriptionTab({ billing, standing }: SubscriptionTabProps) {
  const { open, show, close } = useDialog(DIALOGS, DETAILS);
  const text = useText();
  const chosen = useQuery().get('plan');
  const { subscription } = standing;
  const isPending = useIsPaymentPending() && subscription === null;
  const plan = billing.plans.find(({ interval }) => interval === chosen) ?? null;
  const updateCard = (): void => show('card');
  const about = (dialog: 'pay' | 'switch') => (one: PlanView) => show(dialog, { plan: one.interval });
  return (
    <>
      <LoadFailure />
      <Summary standing={standing} onUpdateCard={updateCard} />
      {subscription && <Notices subscription={subscription} onUpdateCard={updateCard} />}
      {isPending ? (
        <Alert type="info" showIcon title={text('pay.sub_processing')} className={styles.failure ?? ''} />
      ) : (
        <Plans
          plans={billing.plans}
          subscription={subscription}
          onChoose={about('pay')}
          onSwitch={about('switch')}
        />
      )}
      {subscription && (
        <>
          <Ending
            subscription={subscription}
            open={open === 'end'}
            onOpen={() => show('end')}
            onClose={close}
          />
          <SwitchDialog plan={open === 'switch' ? plan : null} subscription={subscription} onClose={close} />
        </>
      )}
      <PaymentDialog
        purpose={purposeOf(open, plan)}
        publishableKey={billing.publishableKey}
        onClose={close}
      />
    </>
  );
}

const CARD: Purpose = { kind: 'card' };

function purposeOf(open: string | null, plan: PlanView | null): Purpose | null {
  if (open === 'card') return CARD;
  return open === 'pay' && plan !== null ? { kind: 'plan', plan } : null;
}

/** A subscription that fails to load shows an error, so that subscribers are not asked to pay again. */
function LoadFailure() {
  const text = useText();
  const { data, error, isValidating, mutate } = useCurrentSubscription();
  if (data !== undefined || error === undefined) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('sub.load_failed')}
      className={styles.failure ?? ''}
      action={
        <Button size="small" loading={isValidating} onClick={() => void mutate()}>
          {text('app.retry')}
        </Button>
      }
    />
  );
}
