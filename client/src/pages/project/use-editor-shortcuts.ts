import { useCallback } from 'react';

import type { Can } from '../../lib/hooks/use-can.js';
import { useChord, useShortcut } from '../../lib/hooks/use-shortcut.js';
import type { ProjectDialog } from './project-dialogs.js';

/** The keys of the editor's page that open dialogs; where a right is missing they do nothing. */
export function useEditorShortcuts(
  can: Can,
  newKey: (groupId: number | null) => void,
  show: (dialog: ProjectDialog) => void,
): void {
  useShortcut(
    'c',
    useCallback(() => (can('canWriteKey') ? newKey(null) : undefined), [can, newKey]),
  );
  useChord(
    'Shift+f',
    useCallback(() => (can('canWriteValue') ? show('replace') : undefined), [can, show]),
  );
  useShortcut(
    '?',
    useCallback(() => show('shortcuts'), [show]),
  );
}
