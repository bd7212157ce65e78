import type { ContestedValue, ValueView } from '#core/api/translations.js';

import type { Base, Job } from './save-queue.js';
import type { Cell, Unsaved } from './value-cells.js';

/** What a change is made upon. */
export const baseOf = (saved: Cell['saved']): Base => ({
  id: saved?.id ?? null,
  version: saved?.version ?? 0,
});

export const isNewer = (value: ValueView, { saved, news }: Cell): boolean => {
  const known = news ?? saved;
  return known?.id !== value.id || value.version > known.version;
};

/** The text of the other to choose, the newest that is known; null where there is no conflict. */
export function theirsOf({ saved, news, unsaved }: Cell): Cell['saved'] {
  const theirs = unsaved?.name === 'conflict' ? unsaved.theirs : news;
  return theirs && saved && saved.version > theirs.version ? saved : theirs;
}

export const contested = (value: ValueView & Partial<ContestedValue>): ContestedValue => ({
  ...value,
  updatedBy: value.updatedBy ?? null,
});

/** A cell that shows a value of the server's. */
export const shownAs = (value: ValueView): Pick<Cell, 'saved' | 'text' | 'status' | 'news'> => ({
  saved: value,
  text: value.name,
  status: value.status,
  news: null,
});

export const needsUser = ({ name }: Unsaved): boolean => name === 'failed' || name === 'conflict';

export function unsavedOf(job: Job | null): Unsaved | null {
  if (!job) return null;
  const { state } = job;
  if (state.name === 'failed' || state.name === 'conflict') return state;
  return { name: 'pending' };
}
