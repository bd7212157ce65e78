import { Button } from 'antd';

import type { SubscriptionView } from '#core/api/subscriptions.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { useText } from '../../../i18n/use-text.js';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.js';
import { Section } from '../../../ui/Section.js';
import { useSubscriptionCalls } from '../api.js';
import { BILLING_ERRORS } from '../errors.js';
import { useFormats } from '../formats.js';

interface EndingProps {
  subscription: SubscriptionView;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Cancels the subscription: at the end of the paid period, or at once if nothing is paid. */
export function Ending({ subscription: { status, details }, open, onOpen, onClose }: EndingProps) {
  const text = useText();
  const formats = useFormats();
  const { end } = useSubscriptionCalls();
  const isPaid = isSubscribed(status);
  const what = isPaid
    ? text('sub.end_text', { date: formats.day(details.currentPeriodEnd) })
    : text('sub.end_now_text');
  const act = text(isPaid ? 'sub.end_submit' : 'sub.end_now');
  return (
    <>
      {/* A cancelled subscription offers to continue instead. */}
      {details.terminationAt === null && (
        <Section
          title={text('sub.end')}
          help={what}
          aside={
            <Button danger onClick={onOpen}>
              {act}
            </Button>
          }
        />
      )}
      <ConfirmDialog
        open={open && details.terminationAt === null}
        danger
        title={text('sub.end')}
        confirm={act}
        action={end}
        errors={BILLING_ERRORS}
        success={({ subscription }) => ({
          id: subscription === null ? 'toast.subscription_ended' : 'toast.termination_recorded',
        })}
        onClose={onClose}
      >
        {what}
      </ConfirmDialog>
    </>
  );
}
