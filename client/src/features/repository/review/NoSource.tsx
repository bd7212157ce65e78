import { useText } from '../../../i18n/use-text.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import emptyKeys from '../../../ui/illustrations/empty-keys.svg';
import { ChooseSource } from '../source/ChooseSource.js';
import type { RepositorySource } from '../source/repository-source.js';

/** Asks for a repository. One may also be dropped. */
export function NoSource({ onSource }: { onSource: (source: RepositorySource) => void }) {
  const text = useText();
  return (
    <EmptyState image={emptyKeys} title={text('again.title')} text={text('files.empty_text')}>
      <ChooseSource of="folder" type="primary" onSource={onSource}>
        {text('repo.choose_folder')}
      </ChooseSource>
      <ChooseSource of="files" onSource={onSource}>
        {text('repo.choose_files')}
      </ChooseSource>
    </EmptyState>
  );
}
