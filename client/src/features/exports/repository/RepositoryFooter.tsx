import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { useText } from '../../../i18n/use-text.js';
import type { RepositoryDocument } from './repository-writer.js';
import styles from './Repository.module.css';
import type { Documents } from './use-documents.js';

interface RepositoryFooterProps {
  documents: Pick<Documents, 'all' | 'rows' | 'ticked'>;
  onDownload: () => void;
  onClose: () => void;
}

/** What is downloaded, in numbers, and the button; without a change, there is nothing to download. */
export function RepositoryFooter({ documents, onDownload, onClose }: RepositoryFooterProps) {
  const text = useText();
  const { all, rows, ticked } = documents;
  const changed = textsIn(ticked, 'changed');
  return (
    <div className={styles.footer}>
      {rows.length > 0 && (
        <span className={styles.summary}>
          <FormattedMessage
            id="export.summary"
            values={{
              b: (words) => <b>{words}</b>,
              n: ticked.length,
              documents: all.length,
              changed: text('export.texts_changed', { n: changed }),
              added: textsIn(ticked, 'new'),
            }}
          />
        </span>
      )}
      <Button className={styles.cancel ?? ''} onClick={onClose}>
        {text('app.cancel')}
      </Button>
      {rows.length > 0 && (
        <Button type="primary" disabled={ticked.length === 0} onClick={onDownload}>
          {text('export.download', { documents: ticked.length })}
        </Button>
      )}
    </div>
  );
}

const textsIn = (documents: readonly RepositoryDocument[], kind: RepositoryDocument['change']): number =>
  documents.reduce((sum, { change, texts }) => sum + (change === kind ? (texts ?? 0) : 0), 0);
