import type { FileView } from '#core/api/files.js';

import { useText } from '../../i18n/use-text.js';
import { groupNamer } from '../../project/store/file-labels.js';
import type { GroupInfo } from '../../project/store/structure.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';

interface DeleteGroupDialogProps {
  open: boolean;
  group: GroupInfo;
  files: readonly FileView[];
  action: () => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a group with its keys; the user types its name first, unless it has none. */
export function DeleteGroupDialog({
  open,
  group,
  files,
  action,
  onDeleted,
  onClose,
}: DeleteGroupDialogProps) {
  const text = useText();
  const { name, keyIds } = group;
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('group.delete_title', { name: groupNamer(files)(group) })}
      confirm={text('app.delete')}
      {...(keyIds.length > 0 ? { typeToConfirm: name } : {})}
      action={action}
      errors={{
        not_existing_group: 'errors.not_existing_group',
        group_not_empty: 'errors.group_not_empty',
        403: 'errors.unauthorized',
      }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {text('group.delete_text', { keys: keyIds.length })}
    </ConfirmDialog>
  );
}
