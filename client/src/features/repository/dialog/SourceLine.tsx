import { FileZipOutlined, FolderOpenOutlined, FolderOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import type { Repository } from '../model/use-repository.js';
import type { RepositorySource } from '../source/repository-source.js';
import { ChooseSource } from '../source/ChooseSource.js';
import styles from './SourceLine.module.css';

interface SourceLineProps {
  repository: Repository;
  onSource: (source: RepositorySource) => void;
}

/** Where the files come from, and how many there are. */
export function SourceLine({ repository: { source, view }, onSource }: SourceLineProps) {
  const text = useText();
  const files = view?.files ?? [];
  const documents = files.reduce((sum, file) => sum + file.documents.length, 0);
  return (
    <p className={styles.line}>
      {source?.kind === 'zip' ? <FileZipOutlined aria-hidden /> : <FolderOutlined aria-hidden />}
      {source?.name !== '' && (
        <strong dir="auto" translate="no">
          {source?.name}
        </strong>
      )}
      <span className={styles.found}>
        {text('repo.found', { documents, files: files.length, all: view?.all ?? 0 })}
      </span>
      <OtherSource onSource={onSource} />
    </p>
  );
}

function OtherSource({ onSource }: Pick<SourceLineProps, 'onSource'>) {
  const text = useText();
  const isWide = useAtLeast('sm');
  const button = { type: 'link', size: 'small', className: styles.other ?? '', onSource } as const;
  return isWide ? (
    <ChooseSource {...button} of="folder">
      {text('repo.choose_other')}
    </ChooseSource>
  ) : (
    <ChooseSource
      {...button}
      of="files"
      aria-label={text('repo.choose_files')}
      icon={<FolderOpenOutlined aria-hidden />}
    />
  );
}
