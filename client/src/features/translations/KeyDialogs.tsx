import { Form, Input } from 'antd';

import type { GroupView } from '#core/api/groups.js';
import type { KeyView } from '#core/api/translations.js';
import { LIMITS, SNAKE_CASE } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { toast } from '../../ui/toast.js';
import type { KeyToFilter } from './search/filter-keys.js';

interface KeyDialogProps<R> {
  open: boolean;
  /** The key it is about. */
  row: KeyToFilter;
  action: () => Promise<R>;
  onClose: () => void;
}

interface DeleteKeyDialogProps extends KeyDialogProps<void> {
  languages: number;
  onDeleted: () => void;
}

export function DeleteKeyDialog({ open, row, languages, action, onDeleted, onClose }: DeleteKeyDialogProps) {
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
      {text('key.delete_text', { values: languages * (row.isPlural ? 3 : 1), languages })}
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

interface RenameKeyDialogProps {
  open: boolean;
  row: KeyToFilter;
  rename: (name: string) => Promise<KeyView>;
  onClose: () => void;
}

export function RenameKeyDialog({ open, row, rename, onClose }: RenameKeyDialogProps) {
  const text = useText();
  return (
    <FormDialog<{ name: string }, KeyView>
      open={open}
      title={text('editor.rename_key')}
      submit={text('app.save')}
      width={480}
      initial={{ name: row.name }}
      action={({ name }) => rename(name)}
      errors={{
        key_name_already_exists: { field: 'name', id: 'errors.key_name_already_exists' },
        not_existing_key: { field: 'name', id: 'errors.not_existing_key' },
        403: { field: 'name', id: 'errors.unauthorized' },
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text('key.name')}
        rules={[
          { required: true, whitespace: true, message: text('form.key_name') },
          // A name that came from a file is kept as it is; a new one is snake case.
          {
            validator: (_, name: string) =>
              name === row.name || name.trim() === '' || SNAKE_CASE.test(name)
                ? Promise.resolve()
                : Promise.reject(new Error(text('form.snake_case'))),
          },
          { max: LIMITS.name, message: text('form.too_long', { max: LIMITS.name }) },
        ]}
      >
        <Input className="mono" autoComplete="off" spellCheck={false} autoCapitalize="none" />
      </Form.Item>
    </FormDialog>
  );
}

interface RenameGroupDialogProps {
  open: boolean;
  name: string;
  rename: (name: string) => Promise<GroupView>;
  onClose: () => void;
}

export function RenameGroupDialog({ open, name, rename, onClose }: RenameGroupDialogProps) {
  const text = useText();
  return (
    <FormDialog<{ name: string }, GroupView>
      open={open}
      title={text('editor.rename_group')}
      submit={text('app.save')}
      width={480}
      initial={{ name }}
      action={(values) => rename(values.name.trim())}
      errors={{
        group_already_exists: { field: 'name', id: 'errors.group_already_exists' },
        not_existing_group: { field: 'name', id: 'errors.not_existing_group' },
        403: { field: 'name', id: 'errors.unauthorized' },
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text('key.group')}
        rules={[
          { required: true, whitespace: true, message: text('form.group_name') },
          { max: LIMITS.name, message: text('form.too_long', { max: LIMITS.name }) },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
