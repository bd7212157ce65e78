import { Navigate } from 'react-router-dom';

import { PaymentResult } from '../features/subscriptions/payment/PaymentResult.js';
import { useConfig } from '../lib/hooks/use-config.js';

/** The target of the redirect after a payment for a plan. */
export const SubscriptionResult = () => <Result of="sub" />;

/** The target of the redirect after a change of the card. */
export const CardResult = () => <Result of="card" />;

function Result({ of }: { of: 'sub' | 'card' }) {
  const config = useConfig();
  return config?.billing === null ? <Navigate to="/dashboard" replace /> : <PaymentResult of={of} />;
}
