import { createContext, use } from 'react';

/** The actions on the selected keys that need a dialog. */
export type KeysAction = 'move' | 'tag' | 'untag' | 'delete';

/** The keys that a dialog changes once it is confirmed. */
export interface SelectedKeys {
  action: KeysAction;
  keyIds: readonly number[];
  /** Called once they are changed. */
  onDone: () => void;
}

/** A dialog about the whole project. */
type PlainDialog =
  'add-language' | 'export' | 'leave' | 'delete' | 'replace' | 'activity' | 'warnings' | 'shortcuts';

/** A dialog about the key, group or language with the id `of`. */
type TargetDialog =
  'import-language' | 'delete-language' | 'fill' | 'change-kind' | 'move-key' | 'delete-group' | 'delete-key';

/** The dialogs of a project that have an address: their names in `?d=`. */
export type ProjectDialog = PlainDialog | TargetDialog | 'new-key';

type DialogRequest =
  | [name: PlainDialog]
  /** `in`: the group to add the key to. */
  | [name: 'new-key', details?: { in: number }]
  | [name: TargetDialog, details: { of: number }]
  | [name: 'selected-keys', details: SelectedKeys];

/** Opens a dialog of the project; does not change between renders. */
export type OpenDialog = (...request: DialogRequest) => void;

export const OpenDialogContext = createContext<OpenDialog | null>(null);

export function useOpenDialog(): OpenDialog {
  const openDialog = use(OpenDialogContext);
  if (!openDialog) throw new Error('useOpenDialog needs an OpenDialogContext above it');
  return openDialog;
}
