import { lazy, Suspense, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { Dialog } from '../../../ui/dialogs/Dialog.js';
import { useFormats } from '../formats.js';
import { PaymentSkeleton } from './PaymentSkeleton.js';
import type { Purpose } from './prepare-payment.js';

// Loads the library of the payment provider.
const Checkout = lazy(async () => ({ default: (await import('./Checkout.js')).Checkout }));

interface PaymentDialogProps {
  /** What to pay for; null if the dialog is closed. */
  purpose: Purpose | null;
  publishableKey: string;
  onClose: () => void;
}

/** The payment dialog. Cannot be closed while it is paying. */
export function PaymentDialog({ purpose, publishableKey, onClose }: PaymentDialogProps) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  // Keeps its content while it closes.
  const [shown, setShown] = useState(purpose);
  if (purpose !== null && purpose !== shown) setShown(purpose);
  return (
    <Dialog
      open={purpose !== null}
      title={
        shown?.kind === 'plan'
          ? text('sub.choose', { plan: formats.plan(shown.plan.interval) })
          : text('sub.update_card')
      }
      width={480}
      className="dialog"
      keyboard={!busy}
      closable={!busy}
      mask={{ closable: false, blur: false }}
      footer={null}
      onCancel={() => busy || onClose()}
    >
      <Suspense fallback={<PaymentSkeleton />}>
        {shown && (
          <Checkout
            purpose={shown}
            publishableKey={publishableKey}
            busy={busy}
            onBusy={setBusy}
            onClose={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
