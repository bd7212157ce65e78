import type { KeyboardEvent } from 'react';

import type { Move } from './grid/grid-rows.js';

/** What a key does in the floating editor. */
export type FieldCommand =
  'next' | 'previous' | 'validate-next' | 'next-field' | 'previous-field' | 'save' | 'copy-source' | 'escape';

/** What a key does on a cell of the grid. */
export type GridCommand =
  | { kind: 'move'; to: Move }
  | { kind: 'edit' }
  | { kind: 'panel' }
  | { kind: 'review'; status: 'validated' | 'invalidated' }
  | { kind: 'seek'; status: 'empty' | 'modified'; direction: 1 | -1 }
  | { kind: 'issue'; direction: 1 | -1 }
  | { kind: 'select'; to: 'up' | 'down' }
  | { kind: 'select-all' }
  | { kind: 'unselect' }
  | { kind: 'copy' }
  | { kind: 'undo' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

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

/** Null for a key that types; the keys of a composition belong to it. */
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
  ' ': { kind: 'panel' },
  'Shift+ArrowUp': { kind: 'select', to: 'up' },
  'Shift+ArrowDown': { kind: 'select', to: 'down' },
  'Ctrl+a': { kind: 'select-all' },
  Escape: { kind: 'unselect' },
  'Ctrl+c': { kind: 'copy' },
  'Ctrl+z': { kind: 'undo' },
};

/** Keys that are a single letter: a user may switch them off. */
const SINGLE: Record<string, GridCommand> = {
  j: move('down'),
  k: move('up'),
  v: { kind: 'review', status: 'validated' },
  x: { kind: 'review', status: 'invalidated' },
  m: seek('empty'),
  'Shift+m': seek('empty', -1),
  r: seek('modified'),
  i: { kind: 'issue', direction: 1 },
  'Shift+i': { kind: 'issue', direction: -1 },
};

export const gridCommand = (event: Pressed, hasSingleKeys: boolean): GridCommand | null =>
  GRID[chord(event)] ?? (hasSingleKeys ? (SINGLE[chord(event)] ?? null) : null);
