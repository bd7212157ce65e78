import { Alert } from 'antd';

import { useText } from '../../i18n/use-text.js';
import type { Failure } from '../../lib/hooks/use-action.js';

interface FailureAlertProps {
  failure: Failure | null;
  className?: string | undefined;
}

/** The error of an action, next to the content of the form. */
export function FailureAlert({ failure, className = '' }: FailureAlertProps) {
  const text = useText();
  if (failure === null) return null;
  const words = text(failure.id, failure.values);
  return <Alert type="error" showIcon role="alert" className={className} title={words} />;
}
