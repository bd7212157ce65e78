import { DeleteKeysDialog, MoveKeysDialog } from '../../features/keys/SelectedKeysDialogs.js';
import { AddTagsDialog, RemoveTagsDialog } from '../../features/keys/TagKeysDialogs.js';
import type { SelectedKeys } from '../../project/open-dialog.js';
import { useProjectCalls } from '../../project/calls/project-calls.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';

interface SelectionDialogsProps {
  selected: SelectedKeys;
  /** Whether the dialog is open. */
  open: boolean;
  onClose: () => void;
}

/** The dialogs about the selected keys. */
export function SelectionDialogs({ selected, open, onClose }: SelectionDialogsProps) {
  const { project } = useProjectContext();
  const { groups, files } = useStructure(project);
  const { createGroup } = useProjectCalls(project.projectId);
  const { action, keyIds, onDone } = selected;
  const about = { keyIds, onDone, onClose };
  return (
    <>
      <MoveKeysDialog
        {...about}
        open={open && action === 'move'}
        groups={groups}
        files={files}
        createGroup={createGroup}
      />
      <AddTagsDialog {...about} open={open && action === 'tag'} />
      <RemoveTagsDialog {...about} open={open && action === 'untag'} />
      <DeleteKeysDialog {...about} open={open && action === 'delete'} />
    </>
  );
}
