import { Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';
import type { FileProfiles } from './use-file-profiles.js';

/** In the place of the preview: files cannot be written as they were before it is known what they were. */
export function ExportFailure({ isReading, retry }: Pick<FileProfiles, 'isReading' | 'retry'>) {
  const text = useText();
  return (
    <div role="alert" className={styles.nothing}>
      <p>{text('export.files_failed')}</p>
      <Button loading={isReading} onClick={retry}>
        {text('app.retry')}
      </Button>
    </div>
  );
}
