import type { KeyView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { toast } from '../../lib/toast.js';
import type { KeySummary } from '../../project/store/key-summary.js';

interface KeyDialogProps<R> {
  open: boolean;
  /** The key it is about. */
  row: KeySummary;
  action: () => Promise<R>;
  onClose: () => void;
}

interface DeleteKeyDialogProps extends KeyDialogProps<void> {
  languages: number;
  /** Of the key, in all languages. */
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
      onDone={() => {
        toast.success('toast.key_deleted', { name: row.name });
        onDeleted();
      }}
      onClose={onClose}
    >
      {text('key.delete_text', { values, languages })}
    </ConfirmDialog>
  );
}

/** Singular to plural or back: the values do not survive it. */
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
