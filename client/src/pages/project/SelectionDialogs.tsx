import { DeleteKeysDialog, MoveKeysDialog } from '../../features/keys/SelectedKeysDialogs.js';
import { AddTagsDialog, RemoveTagsDialog } from '../../features/keys/TagKeysDialogs.js';
import { useProjectCalls } from '../../project/project-api.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { SelectionAction } from './selection-action.js';

interface SelectionDialogsProps {
  action: SelectionAction;
  /** The dialog of the action is open. */
  open: boolean;
  onClose: () => void;
}

/** The dialogs about the selected keys. */
export function SelectionDialogs({ action, open, onClose }: SelectionDialogsProps) {
  const { project } = useProjectContext();
  const { groups } = useStructure(project);
  const { createGroup } = useProjectCalls(project.projectId);
  const { name, keyIds, onDone } = action;
  const about = { keyIds, onDone, onClose };
  return (
    <>
      <MoveKeysDialog {...about} open={open && name === 'move'} groups={groups} createGroup={createGroup} />
      <AddTagsDialog {...about} open={open && name === 'tag'} />
      <RemoveTagsDialog {...about} open={open && name === 'untag'} />
      <DeleteKeysDialog {...about} open={open && name === 'delete'} />
    </>
  );
}
