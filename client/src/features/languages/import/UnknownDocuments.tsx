import { Alert, Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { answerTo } from '../../../lib/hooks/use-action.js';
import { Delayed } from '../../../ui/loading/Delayed.js';
import type { PlacedFiles } from './use-placed-files.js';

/** Says why nothing can be imported yet: the documents of the project are loading, or couldn't be loaded. */
export function UnknownDocuments({ listed }: Pick<PlacedFiles, 'listed'>) {
  const text = useText();
  if (!listed.isLoading) return null;
  if (listed.error === undefined)
    return (
      <Delayed>
        <Alert type="info" showIcon role="status" title={text('imports.documents_loading')} />
      </Delayed>
    );
  const answer = answerTo(listed.error);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={`${text('imports.documents_failed')} ${text(typeof answer === 'string' ? answer : answer.id)}`}
      action={
        <Button size="small" loading={listed.isRetrying} onClick={listed.retry}>
          {text('app.retry')}
        </Button>
      }
    />
  );
}
