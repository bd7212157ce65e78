import { Navigate } from 'react-router-dom';

import { PaymentResult } from '../features/subscriptions/payment/PaymentResult.js';
import { useConfig } from '../lib/hooks/use-config.js';

/** Where a payment for a plan comes back to. */
export const SubscriptionResult = () => <Result of="sub" />;

/** Where another card comes back to. */
export const CardResult = () => <Result of="card" />;

function Result({ of }: { of: 'sub' | 'card' }) {
  const config = useConfig();
  return config?.billing === null ? <Navigate to="/dashboard" replace /> : <PaymentResult of={of} />;
}
