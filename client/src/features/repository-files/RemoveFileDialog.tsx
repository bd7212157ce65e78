import { Radio } from 'antd';
import { useState } from 'react';

import type { RemovedKeys } from '#core/api/files.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import type { FileRow } from './file-rows.js';
import styles from './Files.module.css';

interface RemoveFileDialogProps {
  open: boolean;
  file: FileRow;
  onRemove: (keys: RemovedKeys) => Promise<void>;
  onClose: () => void;
}

/** Removes a file from the project; its keys stay unless the user says otherwise. */
export function RemoveFileDialog({ open, file, onRemove, onClose }: RemoveFileDialogProps) {
  const text = useText();
  const [keys, setKeys] = useState<RemovedKeys>('keep');
  const counted = { keys: file.keys };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('files.remove_title', { path: file.path })}
      confirm={text('files.remove')}
      action={() => onRemove(keys)}
      errors={{ not_existing_file: 'errors.not_existing_file', 403: 'errors.unauthorized' }}
      onClose={onClose}
      choice={
        <Radio.Group
          className={styles.choice ?? ''}
          value={keys}
          onChange={({ target }) => setKeys(target.value as RemovedKeys)}
          options={[
            { value: 'keep', label: text('files.remove_keep', counted) },
            { value: 'delete', label: text('files.remove_keys', counted) },
          ]}
        />
      }
    >
      {null}
    </ConfirmDialog>
  );
}
