import { Button } from 'antd';
import type { ButtonProps } from 'antd';

import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { sourceOfFiles } from './chosen-files.js';
import type { RepositorySource } from './repository-source.js';

interface ChooseSourceProps extends Omit<ButtonProps, 'onClick'> {
  of: 'folder' | 'files';
  onSource: (source: RepositorySource) => void;
}

/** A button that asks the browser for a folder, or for files or a zip. Phones have no folders to choose. */
export function ChooseSource({ of, onSource, ...button }: ChooseSourceProps) {
  const hasFolders = useAtLeast('sm');
  return <Button {...button} onClick={() => chooseFiles(of === 'folder' && hasFolders, onSource)} />;
}

/** Opens the browser's dialog. Its field is in no page: one that has a field of its own keeps a single one. */
function chooseFiles(isFolder: boolean, onSource: (source: RepositorySource) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = isFolder;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onSource(sourceOfFiles(files));
  });
  input.click();
}
