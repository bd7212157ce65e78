import { useState } from 'react';

import type { PlanView, SubscriptionView } from '#core/api/subscriptions.js';

import { useText } from '../../../i18n/use-text.js';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.js';
import { useSubscriptionCalls } from '../api.js';
import { BILLING_ERRORS } from '../errors.js';
import { useFormats } from '../formats.js';

interface SwitchDialogProps {
  /** Null if the dialog is closed. */
  plan: PlanView | null;
  subscription: SubscriptionView;
  onClose: () => void;
}

/** Confirms a change of the plan, with its price and date. */
export function SwitchDialog({ plan, subscription, onClose }: SwitchDialogProps) {
  const text = useText();
  const formats = useFormats();
  const { switchTo } = useSubscriptionCalls();
  // Keeps its content while it closes.
  const [shown, setShown] = useState(plan);
  if (plan !== null && plan !== shown) setShown(plan);
  if (shown === null) return null;
  const title = text('sub.switch', { plan: formats.plan(shown.interval) });
  return (
    <ConfirmDialog
      open={plan !== null}
      title={title}
      confirm={title}
      action={() => switchTo(shown.priceId)}
      errors={BILLING_ERRORS}
      success="toast.plan_change"
      onClose={onClose}
    >
      {text('sub.switch_text', {
        amount: formats.money(shown.amount, shown.currency),
        date: formats.day(subscription.details.currentPeriodEnd),
      })}
    </ConfirmDialog>
  );
}
