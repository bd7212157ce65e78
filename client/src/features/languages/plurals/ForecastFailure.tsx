import { Alert, Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { answerTo } from '../../../lib/hooks/use-action.js';

interface ForecastFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says why the effect of a switch is not known, with a button to try again. */
export function ForecastFailure({ error, onRetry }: ForecastFailureProps) {
  const text = useText();
  const answer = answerTo(error, { 403: 'errors.unauthorized' });
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text(typeof answer === 'string' ? answer : answer.id)}
      action={
        <Button size="small" onClick={onRetry}>
          {text('app.retry')}
        </Button>
      }
    />
  );
}
