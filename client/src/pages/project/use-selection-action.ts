import { useCallback, useState } from 'react';

import type { KeySummary } from '../../project/store/key-summary.js';
import type { SelectionAction } from './selection-action.js';

type Ask = (keys: readonly KeySummary[], onDone: () => void) => void;

interface AskedAction {
  /** The last one asked for, so that its dialog can close; null if there was none. */
  action: SelectionAction | null;
  isOpen: boolean;
  move: Ask;
  remove: Ask;
  close: () => void;
}

/** What the user wants to do with the selected keys. `onRemoved` leaves a key that may be gone. */
export function useSelectionAction(onRemoved: () => void): AskedAction {
  const [action, setAction] = useState<SelectionAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (asked: SelectionAction): void => {
    setAction(asked);
    setOpen(true);
  };
  const idsOf = (keys: readonly KeySummary[]): number[] => keys.map(({ id }) => id);
  return {
    action,
    isOpen,
    move: (keys, onDone) => ask({ name: 'move', keyIds: idsOf(keys), onDone }),
    remove(keys, onDone) {
      const end = (): void => {
        onRemoved();
        onDone();
      };
      ask({ name: 'delete', keyIds: idsOf(keys), onDone: end });
    },
    close: useCallback(() => setOpen(false), []),
  };
}
