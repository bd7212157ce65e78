import { atom, createStore } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ContestedValue, KeyView, ValueView } from '#core/api/translations.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../i18n/messages.js';
import { createEmitter } from '../../lib/emitter.js';
import { noCounts, SHOWN_STATUSES } from './shown-status.js';
import type { ShownStatus, StatusCounts } from './shown-status.js';
import { cellKeyOf, cellRefOf, parseCellKey } from './cell-ref.js';
import type { CellKey, CellRef } from './cell-ref.js';
import type { NewlySaved } from './edit-project.js';
import { baseLanguageOf } from './base-language.js';
import { ValueTable } from './value-table.js';

/** The unsaved state that a cell shows. */
export type Unsaved =
  { name: 'pending' } | { name: 'failed'; message: MessageId } | { name: 'conflict'; theirs: ContestedValue };

export type SavedValue = Pick<
  ValueView,
  'id' | 'name' | 'status' | 'version' | 'sourceVersion' | 'majorVersion' | 'updatedAt'
>;

/** A value as shown: the value of the server with the user's changes since. */
export interface Cell {
  /** The last known value of the server; null if it does not exist yet. */
  saved: SavedValue | null;
  text: string;
  status: ValueStatus;
  /** The version of the source that the text is based on. */
  sourceVersion: number;
  /** For source texts: the version of the last change that did not only correct a typo; 0 if there is none. */
  majorVersion: number;
  /** The number of errors for which the server has refused to validate the text, or 0. */
  refusedFor: number;
  unsaved: Unsaved | null;
  /** A newer value of another member while the field is open, shown beside the text. */
  remoteValue: ContestedValue | null;
  /** The text was restored from this device: the page was closed before it was saved. */
  isRestored: boolean;
}

type Store = ReturnType<typeof createStore>;

type Loaded = Pick<
  ProjectDetails,
  'groups' | 'languages' | 'pluralMode' | 'sourceLanguageId' | 'targetRestricted'
>;

const NOTHING: Loaded = {
  groups: [],
  languages: [],
  pluralMode: 'strict',
  sourceLanguageId: null,
  targetRestricted: false,
};

/** The content of a cell that shows a saved value. */
export const contentOf = (
  saved: Cell['saved'],
): Pick<Cell, 'saved' | 'text' | 'status' | 'sourceVersion' | 'majorVersion' | 'refusedFor'> => ({
  saved,
  text: saved?.name ?? '',
  status: saved?.status ?? 'modified',
  refusedFor: 0,
  ...versionsOf(saved),
});

/** The versions that decide whether a value or its translations are stale. */
export const versionsOf = (saved: Cell['saved']): Pick<Cell, 'sourceVersion' | 'majorVersion'> => ({
  sourceVersion: saved?.sourceVersion ?? 1,
  majorVersion: saved?.majorVersion ?? 0,
});

const cellOf = (value: ValueView | null): Cell => ({
  ...contentOf(value),
  unsaved: null,
  remoteValue: null,
  isRestored: false,
});

/** The state of a locally changed cell after a reload; null if it equals the server state. */
type Reconcile = (ref: CellRef, cell: Cell, value: ValueView | null) => Cell | null;

/**
 * Every value of the project. Loaded values stay as loaded; a cell is created only for a value touched here, an atom only
 * for a value on the screen. A change therefore renders one cell, and a large project opens at once.
 */
export class ValueCells {
  readonly store: Store = createStore();
  /** Increases with every change of a text or status. */
  readonly revision = atom(0);
  /** The values shown, for counting, filtering, searching and measuring. Replaced when the project is reloaded. */
  table = new ValueTable(NOTHING);
  /** The table as an atom, for what depends on its replacement. */
  readonly tables = atom(this.table);
  private project: Loaded = NOTHING;
  private loaded: ReadonlyMap<number, KeyView> = new Map();
  private readonly touched = new Map<CellKey, Cell>();
  private readonly atoms = new Map<CellKey, PrimitiveAtom<Cell>>();
  private readonly counts = new Map<number, PrimitiveAtom<StatusCounts>>();
  private readonly created = createEmitter<NewlySaved>();
  private readonly changed = createEmitter<CellRef>();

  load(project: ProjectDetails, reconcile: Reconcile): void {
    this.loaded = new Map(project.groups.flatMap(({ keys }) => keys.map((key) => [key.id, key])));
    this.project = project;
    for (const [cellKey, cell] of this.touched) {
      const ref = parseCellKey(cellKey);
      const kept = ref && reconcile(ref, cell, this.valueAt(ref));
      if (kept) this.touched.set(cellKey, kept);
      else this.touched.delete(cellKey);
    }
    this.makeTable();
    for (const [cellKey, own] of this.atoms) {
      const ref = parseCellKey(cellKey);
      if (ref) this.store.set(own, (before) => sameCell(before, this.get(ref)));
    }
    for (const { id } of project.languages) this.store.set(this.countsOf(id), this.counted(id));
    this.store.set(this.revision, (revision) => revision + 1);
  }

  /** Calls back with every value that was not loaded, once it is saved. Returns the function to stop. */
  onCreated(listener: (value: NewlySaved) => void): () => void {
    return this.created.listen(listener);
  }

  /**
   * Calls back with every cell whose text, status or relation to its source changes, except by a load. Returns the
   * function to stop.
   */
  onChange(listener: (ref: CellRef) => void): () => void {
    return this.changed.listen(listener);
  }

  atomOf(ref: CellRef): PrimitiveAtom<Cell> {
    const cellKey = cellKeyOf(ref);
    const known = this.atoms.get(cellKey);
    if (known) return known;
    const made = atom(this.get(ref));
    this.atoms.set(cellKey, made);
    return made;
  }

  /** The base language; null if the user may not read it. */
  get sourceLanguageId(): number | null {
    return baseLanguageOf(this.project)?.id ?? null;
  }

  get pluralMode(): PluralMode {
    return this.project.pluralMode;
  }

  hasKey(keyId: number): boolean {
    return this.loaded.has(keyId);
  }

  /** The newest known version of a value, for the cache that outlives the page. */
  latest(value: ValueView): ValueView {
    const { saved } = this.get(cellRefOf(value));
    const isNewer = saved && saved.id === value.id && saved.version > value.version;
    return isNewer ? { ...withoutVersions(value), ...saved } : value;
  }

  /** A value as shown now, saved or not, for exports. The version belongs to the text. */
  shown(value: ValueView): ValueView {
    const { text, status, saved, sourceVersion, majorVersion } = this.get(cellRefOf(value));
    const version = saved?.version ?? value.version;
    return {
      ...withoutVersions(value),
      name: text,
      status,
      version,
      ...(sourceVersion > 1 && { sourceVersion }),
      ...(majorVersion > 0 && { majorVersion }),
    };
  }

  get(ref: CellRef): Cell {
    return this.touched.get(cellKeyOf(ref)) ?? cellOf(this.valueAt(ref));
  }

  /** From now on, loads are merged into the cell instead of replacing it. */
  touch(ref: CellRef): void {
    this.touched.set(cellKeyOf(ref), this.get(ref));
  }

  set(ref: CellRef, change: Partial<Cell>): void {
    const cellKey = cellKeyOf(ref);
    const before = this.get(ref);
    const after = { ...before, ...change };
    this.touched.set(cellKey, after);
    const own = this.atoms.get(cellKey);
    if (own) this.store.set(own, after);
    this.tellCreated(ref, before, after);
    if (CONTENT.every((part) => before[part] === after[part])) return;
    const from = this.table.statusOf(ref);
    if (this.table.lacks(ref)) this.makeTable();
    else this.fill(ref, after);
    this.count(ref.languageId, from, this.table.statusOf(ref));
    this.store.set(this.revision, (revision) => revision + 1);
    this.changed.emit(ref);
  }

  /** The values of a language by status, over the whole project. */
  countsOf(languageId: number): PrimitiveAtom<StatusCounts> {
    const known = this.counts.get(languageId);
    if (known) return known;
    const made = atom(noCounts());
    this.counts.set(languageId, made);
    return made;
  }

  // A key has few values: searching them is faster than building an index of all values.
  private valueAt({ keyId, languageId, quantity }: CellRef): ValueView | null {
    const values = this.loaded.get(keyId)?.values ?? [];
    return (
      values.find((value) => value.languageId === languageId && value.quantityString === quantity) ?? null
    );
  }

  private tellCreated(ref: CellRef, before: Cell, { saved }: Cell): void {
    if (saved === null || saved.id === before.saved?.id || this.valueAt(ref) !== null) return;
    const { keyId, languageId, quantity: quantityString } = ref;
    if (this.hasKey(keyId)) this.created.emit({ ...saved, keyId, languageId, quantityString });
  }

  private counted(languageId: number): StatusCounts {
    const counts = noCounts();
    for (const code of this.table.column(languageId).statuses) {
      const status = SHOWN_STATUSES[code];
      if (status) counts[status] += 1;
    }
    return counts;
  }

  /** Makes a table of the loaded values and the touched cells. */
  private makeTable(): void {
    const touched = [...this.touched].flatMap(([cellKey, cell]) => {
      const ref = parseCellKey(cellKey);
      return ref ? [{ ref, cell }] : [];
    });
    this.table = new ValueTable(
      this.project,
      touched.map(({ ref }) => ref),
    );
    for (const { ref, cell } of touched) this.fill(ref, cell);
    this.store.set(this.tables, this.table);
  }

  private fill(ref: CellRef, cell: Cell): void {
    this.table.set(ref, cell.text, cell.status);
    this.table.setVersions(ref, cell);
  }

  private count(languageId: number, from: ShownStatus | null, to: ShownStatus | null): void {
    if (from === to) return;
    this.store.set(this.countsOf(languageId), (counts) => ({
      ...counts,
      ...(from && { [from]: counts[from] - 1 }),
      ...(to && { [to]: counts[to] + 1 }),
    }));
  }
}

/** Returns the previous cell if nothing has changed, so that it does not render again. */
function sameCell(before: Cell, after: Cell): Cell {
  const isSame =
    before.saved?.id === after.saved?.id &&
    before.saved?.version === after.saved?.version &&
    PARTS.every((part) => before[part] === after[part]);
  return isSame ? before : after;
}

const withoutVersions = ({ sourceVersion: _, majorVersion: __, ...value }: ValueView): ValueView => value;

/** The parts of a cell that are counted, filtered and searched. */
const CONTENT = ['text', 'status', 'sourceVersion', 'majorVersion'] as const;
const PARTS = [...CONTENT, 'refusedFor', 'unsaved', 'remoteValue', 'isRestored'] as const;
