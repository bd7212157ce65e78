import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { Menu } from '../../ui/popups/Menu.js';
import type { FileActions } from './file-actions.js';
import type { FileRow } from './file-rows.js';
import { RemoveFileDialog } from './RemoveFileDialog.js';

interface FileMenuProps {
  file: FileRow;
  onEdit: () => void;
  onRemove: FileActions['onRemove'];
}

/** Changes the path of a file or removes it. */
export function FileMenu({ file, onEdit, onRemove }: FileMenuProps) {
  const text = useText();
  const [isRemoved, setRemoved] = useState(false);
  const items = [
    { key: 'path', label: text('files.change_path'), onClick: onEdit },
    { key: 'remove', label: text('files.remove'), danger: true, onClick: () => setRemoved(true) },
  ];
  return (
    <>
      <Menu placement="bottomRight" menu={{ items }}>
        <Button
          type="text"
          icon={<MoreOutlined aria-hidden />}
          aria-label={text('files.actions', { path: file.path })}
        />
      </Menu>
      <RemoveFileDialog open={isRemoved} file={file} onRemove={onRemove} onClose={() => setRemoved(false)} />
    </>
  );
}
