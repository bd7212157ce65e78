import { PaymentElement } from '@stripe/react-stripe-js';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import dialog from '../../../ui/dialogs/FormDialog.module.css';
import { PLAN_NAMES, useFormats } from '../formats.js';
import styles from './Payment.module.css';
import type { Prepared, Purpose } from './prepare-payment.js';
import { useConfirmation } from './use-confirmation.js';

interface PaymentFormProps {
  purpose: Purpose;
  type: Prepared['type'];
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Called if the form cannot be used. */
  onProblem: (id: MessageId) => void;
  onClose: () => void;
}

/** Stripe's payment fields. A success opens the result page; a failure is shown here, and the form can be resubmitted. */
export function PaymentForm({ purpose, type, busy, onBusy, onProblem, onClose }: PaymentFormProps) {
  const text = useText();
  const formats = useFormats();
  const id = useId();
  const [isReady, setReady] = useState(false);
  const [confirm, failure] = useConfirmation({ purpose, type, onBusy });
  return (
    <>
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {purpose.kind === 'plan' && (
          <p className={styles.what}>
            <span>{text(PLAN_NAMES[purpose.plan.interval])}</span>
            <strong className="num">{formats.rate(purpose.plan)}</strong>
          </p>
        )}
        <div className={styles.fields}>
          <PaymentElement onReady={() => setReady(true)} onLoadError={() => onProblem('pay.blocked')} />
        </div>
        {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
        <p className={styles.safe}>{text('pay.safe')}</p>
      </form>
      <div className={dialog.footer}>
        <Button onClick={onClose} disabled={busy}>
          {text('app.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={!isReady}>
          {text(purpose.kind === 'plan' ? 'sub.pay' : 'pay.save')}
        </Button>
      </div>
    </>
  );
}
