import { useMemo } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import type { RepositoryTaker } from '../../files/FileDrop.js';
import { sourceOfFiles } from './chosen-files.js';
import { ChooseSource } from './ChooseSource.js';
import { droppedRepository } from './dropped.js';
import { isZip } from './repository-source.js';
import type { RepositorySource } from './repository-source.js';

/** Takes repositories where the files of one language are expected. */
export function useRepositoryTaker(onSource: (source: RepositorySource) => void): RepositoryTaker {
  const text = useText();
  const hasFolders = useAtLeast('sm');
  return useMemo(
    () => ({
      isRepository: (files) => files.some(isZip),
      take: (files) => onSource(sourceOfFiles(files)),
      takeDrop(transfer) {
        const dropped = droppedRepository(transfer);
        void dropped?.then(onSource);
        return dropped !== null;
      },
      buttons: (
        <>
          {hasFolders && (
            <ChooseSource of="folder" type="link" size="small" onSource={onSource}>
              {text('repo.choose_folder')}
            </ChooseSource>
          )}
          <ChooseSource of="files" type="link" size="small" onSource={onSource}>
            {text('repo.choose_files')}
          </ChooseSource>
        </>
      ),
    }),
    [onSource, text, hasFolders],
  );
}
