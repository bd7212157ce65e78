import { Alert, Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import type { FileProfiles } from './use-file-profiles.js';

/** Says that new files are written because the profiles of the imported files are not loaded. */
export function FreshNote({ isReading, retry }: Pick<FileProfiles, 'isReading' | 'retry'>) {
  const text = useText();
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={text(isReading ? 'export.files_reading' : 'export.files_failed')}
      action={
        !isReading && (
          <Button size="small" onClick={retry}>
            {text('app.retry')}
          </Button>
        )
      }
    />
  );
}
