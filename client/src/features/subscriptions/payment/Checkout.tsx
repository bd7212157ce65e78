import { Elements } from '@stripe/react-stripe-js';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { APPEARANCE } from './appearance.js';
import styles from './Payment.module.css';
import { PaymentForm } from './PaymentForm.js';
import { PaymentSkeleton } from './PaymentSkeleton.js';
import { preparePayment, whyNot } from './prepare-payment.js';
import type { Prepared, Purpose } from './prepare-payment.js';
import { PAID_NOTHING, resultPath } from './returned.js';

interface CheckoutProps {
  purpose: Purpose;
  publishableKey: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

type Preparation = { prepared: Prepared } | { problem: MessageId } | null;

/** The payment form once Stripe and the server are ready, or the error. */
export function Checkout({ purpose, publishableKey, busy, onBusy, onClose }: CheckoutProps) {
  const { locale } = useLocale().dictionary;
  const [attempt, setAttempt] = useState(0);
  const [preparation, setPreparation] = useState<Preparation>(null);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();

  const prepare = useEffectEvent(() => preparePayment(purpose, publishableKey));
  const arrive = useEffectEvent((prepared: Prepared | null) => {
    if (prepared) setPreparation({ prepared });
    else void navigate(resultPath(purpose), { replace: true, state: PAID_NOTHING });
  });
  const refuse = useEffectEvent((error: unknown) => {
    // The page behind the dialog may be out of date.
    void mutate(routes.readCurrentSubscription());
    setPreparation({ problem: whyNot(error) });
  });
  useEffect(() => {
    let isWanted = true;
    prepare().then(
      (prepared) => isWanted && arrive(prepared),
      (error: unknown) => isWanted && refuse(error),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const fail = (problem: MessageId): void => setPreparation({ problem });
  if (preparation === null) return <PaymentSkeleton />;
  if ('problem' in preparation) {
    const retry = (): void => {
      setPreparation(null);
      setAttempt(attempt + 1);
    };
    return <Problem id={preparation.problem} onRetry={retry} />;
  }
  const { prepared } = preparation;
  return (
    <Elements
      key={prepared.clientSecret}
      stripe={prepared.stripe}
      options={{ clientSecret: prepared.clientSecret, appearance: APPEARANCE, locale }}
    >
      <PaymentForm {...{ purpose, busy, onBusy, onClose }} type={prepared.type} onProblem={fail} />
    </Elements>
  );
}

function Problem({ id, onRetry }: { id: MessageId; onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.problem}>
      <Alert type="error" showIcon role="alert" title={text(id)} />
      <Button type="primary" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </div>
  );
}
