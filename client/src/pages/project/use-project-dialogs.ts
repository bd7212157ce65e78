import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import type { Can } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import type { DialogState } from '../../lib/hooks/use-dialog.js';
import type { OpenDialog, ProjectDialog, SelectedKeys } from '../../project/open-dialog.js';
import { DIALOG_DETAILS, dialogsFor } from './project-dialogs.js';

export interface SelectionDialog {
  /** The last request, so that its dialog keeps its content while closing; null before the first one. */
  selected: SelectedKeys | null;
  isOpen: boolean;
  close: () => void;
}

interface ProjectDialogState {
  /** The dialog in the URL. */
  dialog: DialogState<ProjectDialog>;
  /** A selection is not in the URL, and neither are its dialogs. */
  selection: SelectionDialog;
  openDialog: OpenDialog;
}

/** The dialogs of the project's page and the one function that opens them. */
export function useProjectDialogs(details: ProjectDetails, can: Can): ProjectDialogState {
  const dialog = useDialog(
    useMemo(() => dialogsFor(can, details), [can, details]),
    DIALOG_DETAILS,
  );
  const { show } = dialog;
  const [selected, setSelected] = useState<SelectedKeys | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const openDialog = useCallback<OpenDialog>(
    (...[name, about]) => {
      if (name === 'selected-keys') {
        setSelected(about);
        setOpen(true);
      } else
        show(name, Object.fromEntries(Object.entries(about ?? {}).map(([key, id]) => [key, String(id)])));
    },
    [show],
  );
  return { dialog, selection: { selected, isOpen, close }, openDialog };
}
