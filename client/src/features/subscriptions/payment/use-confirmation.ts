import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';

import { useText } from '../../../i18n/use-text.js';
import type { Prepared, Purpose } from './prepare-payment.js';
import { resultAddress, isSettled, resultPath } from './returned.js';

interface Confirmation {
  purpose: Purpose;
  type: Prepared['type'];
  onBusy: (busy: boolean) => void;
}

/** Sends the card to Stripe, once at a time. Only resolves after a failure: a success leads to the result page. */
export function useConfirmation({
  purpose,
  type,
  onBusy,
}: Confirmation): [confirm: () => Promise<void>, failure: string | null] {
  const stripe = useStripe();
  const elements = useElements();
  const text = useText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const isPaying = useRef(false);
  useStaying(isPaying);

  const confirm = async (): Promise<void> => {
    if (isPaying.current || !stripe || !elements) return;
    isPaying.current = true;
    onBusy(true);
    setFailure(null);
    const error = await send(stripe, elements, type, resultPath(purpose)).catch(() => UNKNOWN);
    isPaying.current = false;
    onBusy(false);
    const intent = error.payment_intent ?? error.setup_intent;
    // Already paid in another tab: the result page shows the outcome.
    if (intent && isSettled(intent.status)) void navigate(resultAddress(resultPath(purpose), intent));
    else setFailure(isForPeople(error) ? (error.message ?? text('pay.failed')) : text('pay.failed'));
  };
  return [confirm, failure];
}

/** Stripe's script failed or was misused. */
const UNKNOWN: StripeError = { type: 'api_error' };

/** Only resolves after a failure: after a success, the browser leaves the page. */
async function send(
  stripe: Stripe,
  elements: StripeElements,
  type: Prepared['type'],
  path: string,
): Promise<StripeError> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return incomplete;
  const options = { elements, confirmParams: { return_url: window.location.origin + path } };
  const { error } =
    type === 'payment' ? await stripe.confirmPayment(options) : await stripe.confirmSetup(options);
  return error;
}

/** Stripe's other messages are for developers. */
const isForPeople = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

/** While a payment is being sent, Back does not close the dialog. */
function useStaying(isPaying: RefObject<boolean>): void {
  const blocker = useBlocker(() => isPaying.current);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
