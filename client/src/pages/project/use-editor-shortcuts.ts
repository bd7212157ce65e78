import { useCallback } from 'react';

import type { Can } from '../../lib/hooks/use-can.js';
import { useChord, useChordOutsideFields, useShortcut } from '../../lib/hooks/use-shortcut.js';
import type { OpenDialog } from '../../project/open-dialog.js';
import type { ProjectUndo } from '../../project/undo/project-undo.js';

/** The shortcuts of the editor that open dialogs; without the right they do nothing. */
export function useEditorShortcuts(can: Can, openDialog: OpenDialog): void {
  useShortcut(
    'c',
    useCallback(() => (can('canWriteKey') ? openDialog('new-key') : undefined), [can, openDialog]),
  );
  useChord(
    'Shift+f',
    useCallback(() => (can('canWriteValue') ? openDialog('replace') : undefined), [can, openDialog]),
  );
  useShortcut(
    '?',
    useCallback(() => openDialog('shortcuts'), [openDialog]),
  );
}

/** Undoes and redoes from anywhere on the page: after a dialog has closed, the focus is outside the grid. */
export function useUndoKeys(undo: ProjectUndo): void {
  const redo = useCallback(() => void undo.step('redo'), [undo]);
  useChordOutsideFields(
    'z',
    useCallback(() => void undo.step('undo'), [undo]),
  );
  useChordOutsideFields('Shift+z', redo);
  useChordOutsideFields('y', redo);
}
