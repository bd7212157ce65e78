import { useProjectContext, useStructure } from '../../project/project-context.js';
import { useProjectCalls } from '../../project/project-api.js';
import { ChangeKindDialog, DeleteKeyDialog } from '../../features/keys/KeyDialogs.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import type { ProjectDialogsProps } from './project-dialog-props.js';

/** The dialogs about one key: the address says which. */
export function KeyDialogs({ details, dialog, onShowValue, onLeave }: ProjectDialogsProps) {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { open, close } = dialog;
  const calls = useProjectCalls(details.id);
  const query = useQuery();
  const row = structure.keys.get(Number(query.get('of')));

  const leaveRow = (keyId: number): void => {
    onLeave({ keyId: null });
    const ids = structure.groups.flatMap(({ keyIds }) => keyIds);
    const at = ids.indexOf(keyId);
    const neighbour = ids[at + 1] ?? ids[at - 1];
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
            action={() => {
              project.loader.allowRemoval(row.id);
              return calls.deleteKey(row.id);
            }}
            onDeleted={() => leaveRow(row.id)}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
