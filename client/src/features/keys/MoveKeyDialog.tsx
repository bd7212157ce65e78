import type { FileView } from '#core/api/files.js';
import type { CreateGroup } from '#core/api/groups.js';
import type { KeyView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { GroupInfo } from '../../project/store/structure.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { groupChoice, GroupField, knownGroup, newGroup } from './GroupField.js';
import type { GroupChoice } from './GroupField.js';

interface MoveKeyDialogProps {
  open: boolean;
  row: KeySummary;
  groups: readonly GroupInfo[];
  files: readonly FileView[];
  /** Creates a group that has no id. */
  move: (group: GroupInfo | CreateGroup) => Promise<KeyView>;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves a key to another group; it keeps its values. */
export function MoveKeyDialog({ open, row, groups, files, move, onClose, onMoved }: MoveKeyDialogProps) {
  const text = useText();
  return (
    <FormDialog<GroupChoice, KeyView>
      open={open}
      title={text('key.move_title', { name: row.name })}
      submit={text('key.move_submit')}
      width={480}
      initial={{ ...groupChoice(row), group: '' }}
      action={(choice) => move(knownGroup(choice, groups) ?? newGroup(choice))}
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
      <GroupField groups={groups} files={files} except={row.groupId} />
    </FormDialog>
  );
}
