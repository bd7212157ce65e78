import type { KeyView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { GroupInfo } from '../../project/store/structure.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { GroupField, groupNamed } from './GroupField.js';

interface MoveKeyDialogProps {
  open: boolean;
  row: KeySummary;
  groups: readonly GroupInfo[];
  /** Creates the group if it does not exist. */
  move: (groupName: string) => Promise<KeyView>;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves a key to another group; it keeps its values. */
export function MoveKeyDialog({ open, row, groups, move, onClose, onMoved }: MoveKeyDialogProps) {
  const text = useText();
  return (
    <FormDialog<{ group: string }, KeyView>
      open={open}
      title={text('key.move_title', { name: row.name })}
      submit={text('key.move_submit')}
      width={480}
      initial={{ group: '' }}
      action={({ group }) => move(groupNamed(group))}
      onDone={onMoved}
      onClose={onClose}
      errors={{
        key_name_already_exists: { field: 'group', id: 'errors.key_name_already_exists' },
        group_already_exists: { field: 'group', id: 'errors.group_already_exists' },
        not_existing_group: { field: 'group', id: 'errors.not_existing_group' },
        not_existing_key: 'errors.not_existing_key',
        403: 'errors.unauthorized',
      }}
    >
      <GroupField groups={groups} except={row.groupName} />
    </FormDialog>
  );
}
