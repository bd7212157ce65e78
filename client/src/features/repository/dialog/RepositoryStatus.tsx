import { Alert } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import emptySearch from '../../../ui/illustrations/empty-search.svg';
import { Delayed } from '../../../ui/loading/Delayed.js';
import { ALL_FORMATS } from '../model/format-name.js';
import type { Repository } from '../model/use-repository.js';
import type { RepositorySource } from '../source/repository-source.js';
import { ChooseSource } from '../source/ChooseSource.js';
import { NotRecognised } from './NotRecognised.js';
import styles from './RepositoryStatus.module.css';

interface RepositoryStatusProps {
  repository: Repository;
  onSource: (source: RepositorySource) => void;
}

const ROWS = Array.from({ length: 8 }, (_, index) => index);

const PROBLEMS = {
  broken: 'repo.zip_broken',
  too_large: 'repo.zip_too_large',
  failed: 'errors.unknown_error',
} as const;

/** A repository that is being read, holds nothing, or could not be read. */
export function RepositoryStatus({ repository, onSource }: RepositoryStatusProps) {
  const text = useText();
  const { source, state } = repository;
  const name = source?.name ?? '';
  if (state.status === 'reading')
    return (
      <Delayed>
        <div role="status" className={styles.reading}>
          <p>{text('repo.reading', { name, files: state.done })}</p>
          <div aria-hidden>
            {ROWS.map((row) => (
              <div key={row} className={styles.row}>
                <span />
                <span />
              </div>
            ))}
          </div>
        </div>
      </Delayed>
    );
  if (state.status !== 'found')
    return (
      <div className={styles.problem}>
        <Alert type="error" showIcon role="alert" title={text(PROBLEMS[state.status], { name })} />
        <Choices onSource={onSource} />
      </div>
    );
  return (
    <div className={styles.nothing}>
      <EmptyState
        role="status"
        image={emptySearch}
        title={text('repo.nothing', { name })}
        text={text('repo.nothing_help', { formats: ALL_FORMATS })}
      >
        <Choices onSource={onSource} />
      </EmptyState>
      <NotRecognised repository={repository} />
    </div>
  );
}

function Choices({ onSource }: Pick<RepositoryStatusProps, 'onSource'>) {
  const text = useText();
  return (
    <p className={styles.choices}>
      <ChooseSource of="folder" onSource={onSource}>
        {text('repo.choose_other')}
      </ChooseSource>
      <ChooseSource of="files" onSource={onSource}>
        {text('repo.choose_files')}
      </ChooseSource>
    </p>
  );
}
