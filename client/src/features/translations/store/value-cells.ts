import { atom, createStore } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../../i18n/messages.js';
import { noCounts, shownStatus } from '../search/filter-keys.js';
import type { StatusCounts } from '../search/filter-keys.js';
import { placeOf } from './places.js';
import type { Place, PlaceRef } from './places.js';

/** What is not saved yet, as the cell shows it. */
export type Unsaved =
  { name: 'pending' } | { name: 'failed'; message: MessageId } | { name: 'conflict'; theirs: ValueView };

/** A value as it shows: what the server has, and what the user made of it since. */
export interface Cell {
  /** As the server last said; null = no such value yet. */
  saved: Pick<ValueView, 'id' | 'name' | 'status' | 'version' | 'updatedAt'> | null;
  text: string;
  status: ValueStatus;
  unsaved: Unsaved | null;
  /** The text was found on this device: the page had been closed in the middle of it. */
  isRestored: boolean;
}

type Store = ReturnType<typeof createStore>;

const EMPTY: Cell = { saved: null, text: '', status: 'modified', unsaved: null, isRestored: false };

/** One atom per value, so that a change renders one cell; and the counts per language, kept by difference. */
export class ValueCells {
  readonly store: Store = createStore();
  /** Changes with any text or status shown. */
  readonly revision = atom(0);
  private readonly cells = new Map<Place, PrimitiveAtom<Cell>>();
  private readonly counts = new Map<number, PrimitiveAtom<StatusCounts>>();

  atomOf(ref: PlaceRef): PrimitiveAtom<Cell> {
    return this.atomAt(placeOf(ref));
  }

  get(ref: PlaceRef): Cell {
    const found = this.cells.get(placeOf(ref));
    return found ? this.store.get(found) : EMPTY;
  }

  set(ref: PlaceRef, change: Partial<Cell>): void {
    const own = this.atomOf(ref);
    const before = this.store.get(own);
    const after = { ...before, ...change };
    this.store.set(own, after);
    if (before.text === after.text && before.status === after.status) return;
    this.count(ref.languageId, before, after);
    this.store.set(this.revision, (revision) => revision + 1);
  }

  /** The values of a language by status, over the whole project. */
  countsOf(languageId: number): PrimitiveAtom<StatusCounts> {
    const known = this.counts.get(languageId);
    if (known) return known;
    const made = atom(noCounts());
    this.counts.set(languageId, made);
    return made;
  }

  /** Sets every count anew, from the places the project has. */
  recount(refs: Iterable<PlaceRef>): void {
    const all = new Map<number, StatusCounts>();
    for (const ref of refs) {
      const counts = all.get(ref.languageId) ?? noCounts();
      const { text, status } = this.get(ref);
      counts[shownStatus(text, status)] += 1;
      all.set(ref.languageId, counts);
    }
    for (const [languageId, counts] of all) this.store.set(this.countsOf(languageId), counts);
    this.store.set(this.revision, (revision) => revision + 1);
  }

  private atomAt(place: Place): PrimitiveAtom<Cell> {
    const known = this.cells.get(place);
    if (known) return known;
    const made = atom(EMPTY);
    this.cells.set(place, made);
    return made;
  }

  private count(languageId: number, before: Cell, after: Cell): void {
    const from = shownStatus(before.text, before.status);
    const to = shownStatus(after.text, after.status);
    if (from === to) return;
    this.store.set(this.countsOf(languageId), (counts) => ({
      ...counts,
      [from]: counts[from] - 1,
      [to]: counts[to] + 1,
    }));
  }
}
