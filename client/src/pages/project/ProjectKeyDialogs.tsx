import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import { useProjectCalls } from '../../project/calls/project-calls.js';
import { DeleteGroupDialog } from '../../features/keys/DeleteGroupDialog.js';
import { MoveKeyDialog } from '../../features/keys/MoveKeyDialog.js';
import { ChangeKindDialog, DeleteKeyDialog } from '../../features/keys/KeyDialogs.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import type { ProjectDialogsProps } from './project-dialog-props.js';

/** The dialogs about a key or group, which is in the URL. */
export function KeyDialogs({ details, dialog, onShowValue, onLeave }: ProjectDialogsProps) {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { open, close } = dialog;
  const calls = useProjectCalls(details.id);
  const query = useQuery();
  const about = Number(query.get('of'));
  const row = structure.keys.get(about);
  const group = structure.groups.find(({ id }) => id === about);

  const valuesOf = ({ id }: KeySummary): number =>
    structure.languages.reduce((sum, language) => sum + project.cells.table.countOf(id, language.id), 0);

  /** Moves to a key next to the removed ones. */
  const leaveRows = (keyIds: readonly number[]): void => {
    onLeave({ keyId: null });
    const ids = structure.groups.flatMap((one) => one.keyIds);
    const at = ids.indexOf(keyIds[0] ?? 0);
    const neighbour = ids[at + keyIds.length] ?? ids[at - 1] ?? ids[0];
    if (neighbour !== undefined) onShowValue({ keyId: neighbour, languageId: null });
  };

  return (
    <>
      {row && (
        <>
          <ChangeKindDialog
            open={open === 'change-kind'}
            row={row}
            action={() => calls.changeKey(row.id, { isPlural: !row.isPlural })}
            onClose={close}
          />
          <DeleteKeyDialog
            open={open === 'delete-key'}
            row={row}
            languages={structure.languages.length}
            values={valuesOf(row)}
            action={() => {
              project.loader.allowRemoval(row.id);
              return calls.deleteKey(row.id);
            }}
            onDeleted={() => leaveRows([row.id])}
            onClose={close}
          />
          <MoveKeyDialog
            open={open === 'move-key'}
            row={row}
            groups={structure.groups}
            files={structure.files}
            move={(to) => calls.moveKey(row.id, to)}
            onMoved={() => onShowValue({ keyId: row.id, languageId: null })}
            onClose={close}
          />
        </>
      )}
      {group && (
        <DeleteGroupDialog
          open={open === 'delete-group'}
          group={group}
          files={structure.files}
          action={() => {
            group.keyIds.forEach((keyId) => project.loader.allowRemoval(keyId));
            return calls.deleteGroup(group.id);
          }}
          onDeleted={() => leaveRows(group.keyIds)}
          onClose={close}
        />
      )}
    </>
  );
}
