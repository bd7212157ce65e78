import type { FileView } from '#core/api/files.js';
import type { CreateGroup, GroupView } from '#core/api/groups.js';

import { useText } from '../../i18n/use-text.js';
import { BulkDialog } from '../../project/bulk/BulkDialog.js';
import { useProjectContext } from '../../project/project-context.js';
import type { GroupInfo } from '../../project/store/structure.js';
import { groupChoice, GroupField, knownGroup, newGroup } from './GroupField.js';
import type { GroupChoice } from './GroupField.js';

export interface SelectedKeysProps {
  open: boolean;
  keyIds: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

interface MoveKeysDialogProps extends SelectedKeysProps {
  groups: readonly GroupInfo[];
  files: readonly FileView[];
  createGroup: (group: CreateGroup) => Promise<GroupView>;
}

/** Moves several keys to another group; they keep their values. */
export function MoveKeysDialog({ groups, files, createGroup, ...props }: MoveKeysDialogProps) {
  const text = useText();
  const [first] = props.keyIds;
  const from = groups.find(({ keyIds }) => first !== undefined && keyIds.includes(first));
  return (
    <BulkDialog<GroupChoice>
      {...props}
      title={text('bulk.move_title', { count: props.keyIds.length })}
      confirm={text('key.move_submit')}
      initial={{ ...groupChoice(from ?? null), group: '' }}
      wishes={async (choice) => {
        const { id } = knownGroup(choice, groups) ?? (await createGroup(newGroup(choice)));
        return [{ action: 'move', groupId: id }];
      }}
      done="toast.keys_moved"
    >
      <GroupField groups={groups} files={files} />
    </BulkDialog>
  );
}

/** Deletes several keys with their values. */
export function DeleteKeysDialog(props: SelectedKeysProps) {
  const text = useText();
  const { project } = useProjectContext();
  return (
    <BulkDialog
      {...props}
      danger
      title={text('bulk.delete_title', { count: props.keyIds.length })}
      confirm={text('app.delete')}
      wishes={() => {
        // The rows are removed even if the user is at one of them.
        props.keyIds.forEach((keyId) => project.loader.allowRemoval(keyId));
        return [{ action: 'delete' }];
      }}
      done="toast.keys_deleted"
    >
      <p>{text('bulk.delete_text', { count: props.keyIds.length })}</p>
    </BulkDialog>
  );
}
