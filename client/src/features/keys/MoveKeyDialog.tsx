import type { KeyView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import { toast } from '../../lib/toast.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { GroupInfo } from '../../project/store/structure.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { GroupField, groupNamed } from './GroupField.js';

interface MoveKeyDialogProps {
  open: boolean;
  row: KeySummary;
  groups: readonly GroupInfo[];
  /** Creates the group if there is none of this name. */
  move: (groupName: string) => Promise<KeyView>;
  onClose: () => void;
  onMoved: () => void;
}

/** Another group for a key, which keeps its values. */
export function MoveKeyDialog({ open, row, groups, move, onClose, onMoved }: MoveKeyDialogProps) {
  const text = useText();
  return (
    <FormDialog<{ group: string }, string>
      open={open}
      title={text('key.move_title', { name: row.name })}
      submit={text('key.move_submit')}
      width={480}
      initial={{ group: '' }}
      action={async ({ group }) => {
        await move(groupNamed(group));
        return groupNamed(group);
      }}
      onDone={(group) => {
        toast.success('toast.key_moved', { name: row.name, group });
        onMoved();
      }}
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
