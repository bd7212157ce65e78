import type { KeyboardEvent } from 'react';

import { IS_MAC } from '../../../lib/platform-keys.js';
import type { UndoWay } from '../../../project/undo/undo-stack.js';

/** A command of the floating editor. */
export type FieldCommand =
  'next' | 'previous' | 'validate-next' | 'next-field' | 'previous-field' | 'save' | 'copy-source' | 'escape';

/** A move of the cursor in the grid. */
export type Move =
  'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'first' | 'last' | 'page-up' | 'page-down';

/** A command on a cell of the grid. */
export type GridCommand =
  | { kind: 'move'; to: Move }
  | { kind: 'edit' }
  | { kind: 'panel' }
  /** Opens the field for the character that the key types or pastes. */
  | { kind: 'type' }
  /** `goesOn`: moves to the next row. */
  | { kind: 'review'; status: 'validated' | 'invalidated'; goesOn: boolean }
  | { kind: 'seek'; status: 'empty' | 'modified'; direction: 1 | -1 }
  | { kind: 'finding'; direction: 1 | -1 }
  | { kind: 'select'; to: 'up' | 'down' }
  | { kind: 'select-all' }
  | { kind: 'unselect' }
  | { kind: 'copy' }
  | { kind: UndoWay };

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const chord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string =>
  [
    ctrlKey || metaKey ? 'Ctrl+' : '',
    altKey ? 'Alt+' : '',
    shiftKey ? 'Shift+' : '',
    key.length === 1 ? key.toLowerCase() : key,
  ].join('');

const FIELD: Record<string, FieldCommand> = {
  Enter: 'next',
  'Alt+ArrowDown': 'next',
  'Alt+ArrowUp': 'previous',
  'Ctrl+Enter': 'validate-next',
  Tab: 'next-field',
  'Shift+Tab': 'previous-field',
  'Ctrl+s': 'save',
  'Ctrl+d': 'copy-source',
  Escape: 'escape',
};

/** Returns null for a key that types, and during a composition. */
export const fieldCommand = (event: KeyboardEvent): FieldCommand | null =>
  event.nativeEvent.isComposing ? null : (FIELD[chord(event)] ?? null);

const move = (to: Move): GridCommand => ({ kind: 'move', to });
const seek = (status: 'empty' | 'modified', direction: 1 | -1 = 1): GridCommand => ({
  kind: 'seek',
  status,
  direction,
});

const GRID: Record<string, GridCommand> = {
  ArrowUp: move('up'),
  ArrowDown: move('down'),
  ArrowLeft: move('left'),
  ArrowRight: move('right'),
  Home: move('home'),
  End: move('end'),
  'Ctrl+Home': move('first'),
  'Ctrl+End': move('last'),
  PageUp: move('page-up'),
  PageDown: move('page-down'),
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  'Ctrl+Enter': { kind: 'review', status: 'validated', goesOn: true },
  ' ': { kind: 'panel' },
  'Shift+ArrowUp': { kind: 'select', to: 'up' },
  'Shift+ArrowDown': { kind: 'select', to: 'down' },
  'Ctrl+a': { kind: 'select-all' },
  Escape: { kind: 'unselect' },
  'Ctrl+c': { kind: 'copy' },
  'Ctrl+z': { kind: 'undo' },
  'Ctrl+Shift+z': { kind: 'redo' },
  'Ctrl+y': { kind: 'redo' },
};

/** Single letters, which the user can switch off. */
const SINGLE: Record<string, GridCommand> = {
  j: move('down'),
  k: move('up'),
  v: { kind: 'review', status: 'validated', goesOn: false },
  x: { kind: 'review', status: 'invalidated', goesOn: false },
  m: seek('empty'),
  'Shift+m': seek('empty', -1),
  r: seek('modified'),
  i: { kind: 'finding', direction: 1 },
  'Shift+i': { kind: 'finding', direction: -1 },
};

const PASTE: readonly string[] = ['Ctrl+v', 'Ctrl+Shift+v', 'Shift+Insert'];

/** Names of keys that type nothing; an Arabic key may type two letters. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;
/** Keys that start a character: a dead key, a composition. */
const BEGINS: readonly string[] = ['Dead', 'Process'];

/** Returns whether a key types a character other than a space. */
function writes(event: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (metaKey || key.trim() === '' || (NAMED.test(key) && !BEGINS.includes(key))) return false;
  if (event.getModifierState('AltGraph')) return true;
  // Windows reports AltGr as Ctrl+Alt; no layout has a plain letter or digit there.
  if (ctrlKey) return altKey && !/^[a-z0-9]$/i.test(key);
  return !altKey || IS_MAC;
}

/** Single keys of the page. */
const OF_PAGE: readonly string[] = ['/', '?'];

/** How keys act on a cell. */
export interface CellKeys {
  /** Whether single letters are commands. */
  hasSingleKeys: boolean;
  /** Whether other keys type into the cell. */
  isTypedInto: boolean;
}

/** Returns the command of a key on a cell; null if there is none. */
export function gridCommand(event: Pressed, { hasSingleKeys, isTypedInto }: CellKeys): GridCommand | null {
  const pressed = chord(event);
  const command = GRID[pressed] ?? (hasSingleKeys ? SINGLE[pressed] : undefined);
  if (command) return command;
  if (hasSingleKeys && OF_PAGE.includes(event.key)) return null;
  return isTypedInto && (PASTE.includes(pressed) || writes(event)) ? { kind: 'type' } : null;
}
