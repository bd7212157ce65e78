import type { ContestedValue, ValueView } from '#core/api/translations.js';

import { contentOf } from '../store/value-cells.js';
import type { Cell } from '../store/value-cells.js';
import type { BaseVersion } from './save-queue.js';

/** The version that a change is based on. */
export const baseOf = (saved: Cell['saved']): BaseVersion => ({
  id: saved?.id ?? null,
  version: saved?.version ?? 0,
});

export const isNewer = (value: ValueView, { saved, remoteValue }: Cell): boolean => {
  const known = remoteValue ?? saved;
  return known?.id !== value.id || value.version > known.version;
};

/** Whether a value has the version that the cell knows. */
export const isUnchanged = ({ id, version }: ValueView, { saved }: Cell): boolean =>
  saved?.id === id && saved.version === version;

/** The other member's value in a conflict, in its newest known version; null without a conflict. */
export function theirsOf({ saved, remoteValue, unsaved }: Cell): Cell['saved'] {
  const theirs = unsaved?.name === 'conflict' ? unsaved.theirs : remoteValue;
  return theirs && saved && saved.version > theirs.version ? saved : theirs;
}

export const contested = (value: ValueView & Partial<ContestedValue>): ContestedValue => ({
  ...value,
  updatedBy: value.updatedBy ?? null,
});

/** The cell after it takes a value of the server. */
export const shownAs = (value: ValueView): Partial<Cell> => ({ ...contentOf(value), remoteValue: null });
