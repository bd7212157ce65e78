import { useCallback, useState } from 'react';

import type { EditorProps } from '../../features/editor/editor-view.js';
import type { SelectionAction } from './selection-action.js';

interface AskedAction {
  /** The last one asked for, so that its dialog can close; null if there was none. */
  action: SelectionAction | null;
  isOpen: boolean;
  ask: EditorProps['onChangeKeys'];
  close: () => void;
}

/** What the user wants to do with the selected keys. `onRemoved` leaves a key that may be gone. */
export function useSelectionAction(onRemoved: () => void): AskedAction {
  const [action, setAction] = useState<SelectionAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    action,
    isOpen,
    ask(name, keys, onEnd) {
      const onDone = (): void => {
        if (name === 'delete') onRemoved();
        onEnd();
      };
      setAction({ name, keyIds: keys.map(({ id }) => id), onDone });
      setOpen(true);
    },
    close: useCallback(() => setOpen(false), []),
  };
}
