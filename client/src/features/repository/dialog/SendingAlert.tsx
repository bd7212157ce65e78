import { Alert } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import type { SendingState } from '../sending/run.js';

interface SendingAlertProps {
  sending: Pick<SendingState, 'failure' | 'isCancelled'>;
  isNew: boolean;
  className: string | undefined;
}

/** How an import ended, unless it is done. */
export function SendingAlert({
  sending: { failure, isCancelled },
  isNew,
  className = '',
}: SendingAlertProps) {
  const text = useText();
  if (isCancelled)
    return (
      <Alert
        className={className}
        type="info"
        showIcon
        role="status"
        title={text(isNew ? 'repo.cancelled' : 'repo.cancelled_import')}
      />
    );
  if (!failure) return null;
  const { path, reason, most = 0, isPartly } = failure;
  return (
    <Alert
      className={className}
      type="error"
      showIcon
      role="alert"
      title={
        path === undefined ? text(reason, { most }) : text('repo.failed', { path, reason: text(reason) })
      }
      description={isPartly ? text('repo.taking_back') : undefined}
    />
  );
}
