import { Navigate } from 'react-router-dom';

import { SubscriptionTab } from '../../features/subscriptions/tab/SubscriptionTab.js';
import { useStanding } from '../../features/subscriptions/use-standing.js';
import { useConfig } from '../../lib/hooks/use-config.js';
import { Delayed } from '../../ui/loading/Delayed.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';

/** The subscription of the user; only if the server has billing. */
export function Subscriptions() {
  const config = useConfig();
  const standing = useStanding();
  if (config?.billing === null) return <Navigate to="/profile/personal-data" replace />;
  if (config === undefined || standing === null)
    return (
      <Delayed>
        <TextSkeleton rows={8} />
      </Delayed>
    );
  return <SubscriptionTab billing={config.billing} standing={standing} />;
}
