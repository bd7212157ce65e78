import type { KeyView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import type { KeySummary } from '../../project/store/key-summary.js';

interface KeyDialogProps<R> {
  open: boolean;
  row: KeySummary;
  action: () => Promise<R>;
  onClose: () => void;
}

interface DeleteKeyDialogProps extends KeyDialogProps<void> {
  languages: number;
  /** Number of values in all languages. */
  values: number;
  onDeleted: () => void;
}

export function DeleteKeyDialog(props: DeleteKeyDialogProps) {
  const { open, row, languages, values, action, onDeleted, onClose } = props;
  const text = useText();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('key.delete_title', { name: row.name })}
      confirm={text('app.delete')}
      action={action}
      errors={{ not_existing_key: 'errors.not_existing_key', 403: 'errors.unauthorized' }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {text('key.delete_text', { values, languages })}
    </ConfirmDialog>
  );
}

/** Switches between singular and plural, which deletes the values. */
export function ChangeKindDialog({ open, row, action, onClose }: KeyDialogProps<KeyView>) {
  const text = useText();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('key.kind_title', { name: row.name })}
      confirm={text('key.kind_submit')}
      action={action}
      errors={{ not_existing_key: 'errors.not_existing_key', 403: 'errors.unauthorized' }}
      onClose={onClose}
    >
      {text('key.kind_text')}
    </ConfirmDialog>
  );
}
