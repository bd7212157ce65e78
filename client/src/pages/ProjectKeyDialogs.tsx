import { useProjectCalls } from '../features/translations/api.js';
import { ChangeKindDialog, DeleteKeyDialog } from '../features/translations/KeyDialogs.js';
import { useQuery } from '../lib/use-query.js';
import type { ProjectDialogsProps } from './ProjectDialogs.js';

/** The dialogs about one key: the address says which. */
export function KeyDialogs({
  project,
  details,
  structure,
  dialog,
  onShowValue,
  onLeave,
}: ProjectDialogsProps) {
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
              project.letGo(row.id);
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
