import { atom, createStore } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ContestedValue, KeyView, ValueView } from '#core/api/translations.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../i18n/messages.js';
import { noCounts, SHOWN_STATUSES } from './shown-status.js';
import type { ShownStatus, StatusCounts } from './shown-status.js';
import { cellKeyOf, cellRefOf, parseCellKey } from './cell-ref.js';
import type { CellKey, CellRef } from './cell-ref.js';
import type { NewlySaved } from './edit-project.js';
import { ValueTable } from './value-table.js';

/** What is not saved yet, as the cell shows it. */
export type Unsaved =
  { name: 'pending' } | { name: 'failed'; message: MessageId } | { name: 'conflict'; theirs: ContestedValue };

export type SavedValue = Pick<
  ValueView,
  'id' | 'name' | 'status' | 'version' | 'sourceVersion' | 'majorVersion' | 'updatedAt'
>;

/** A value as it shows: what the server has, and what the user made of it since. */
export interface Cell {
  /** As the server last said; null = no such value yet. */
  saved: SavedValue | null;
  text: string;
  status: ValueStatus;
  /** The version of the source that the text was made from. */
  sourceVersion: number;
  /** Of a source text: the version of its last change that was no typo; 0 if there was none. */
  majorVersion: number;
  /** The errors for which the server has refused to validate the text; 0 if it has not. */
  refusedFor: number;
  unsaved: Unsaved | null;
  /** A newer value of another member while the field is open, shown beside the text. */
  remoteValue: ContestedValue | null;
  /** The text was found on this device: the page had been closed in the middle of it. */
  isRestored: boolean;
}

type Store = ReturnType<typeof createStore>;

type Loaded = Pick<ProjectDetails, 'groups' | 'languages' | 'pluralMode'>;

const NOTHING: Loaded = { groups: [], languages: [], pluralMode: 'strict' };

/** What a cell shows of a value. */
export const contentOf = (
  saved: Cell['saved'],
): Pick<Cell, 'saved' | 'text' | 'status' | 'sourceVersion' | 'majorVersion' | 'refusedFor'> => ({
  saved,
  text: saved?.name ?? '',
  status: saved?.status ?? 'modified',
  refusedFor: 0,
  ...versionsOf(saved),
});

/** What decides whether a value, or the translations of it, are stale. */
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
 * Every value of the project. What was loaded stays as it came; a cell is made for what was touched here, an atom for
 * what is looked at, so that a change renders one cell and a large project opens at once.
 */
export class ValueCells {
  readonly store: Store = createStore();
  /** Changes with any text or status shown. */
  readonly revision = atom(0);
  /** What is shown, to be counted, filtered, searched and measured. Another one once the project is loaded again. */
  table = new ValueTable(NOTHING);
  /** The table, for what must know when it is another one. */
  readonly tables = atom(this.table);
  /** The language that the others are translated from; null if the user may not read it. The loader sets it. */
  sourceLanguageId: number | null = null;
  private project: Loaded = NOTHING;
  private loaded: ReadonlyMap<number, KeyView> = new Map();
  private readonly touched = new Map<CellKey, Cell>();
  private readonly atoms = new Map<CellKey, PrimitiveAtom<Cell>>();
  private readonly counts = new Map<number, PrimitiveAtom<StatusCounts>>();
  private readonly listeners = new Set<(ref: CellRef) => void>();

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

  /** Calls back with every value that was not loaded, once it is saved. */
  onCreated: (value: NewlySaved) => void = () => undefined;

  /** Calls back with every cell whose text, status or relation to its source changes, a new load aside. Returns how to stop. */
  onChange(listener: (ref: CellRef) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  atomOf(ref: CellRef): PrimitiveAtom<Cell> {
    const cellKey = cellKeyOf(ref);
    const known = this.atoms.get(cellKey);
    if (known) return known;
    const made = atom(this.get(ref));
    this.atoms.set(cellKey, made);
    return made;
  }

  get pluralMode(): PluralMode {
    return this.project.pluralMode;
  }

  hasKey(keyId: number): boolean {
    return this.loaded.has(keyId);
  }

  /** The newest version of a value that is known, for the cache that outlives the page. */
  latest(value: ValueView): ValueView {
    const { saved } = this.get(cellRefOf(value));
    const isNewer = saved && saved.id === value.id && saved.version > value.version;
    return isNewer ? { ...withoutVersions(value), ...saved } : value;
  }

  /** A value as it shows now, saved or not: what an export writes. The version belongs to the text. */
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

  /** From now on the cell is merged with what is loaded, not replaced by it. */
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
    for (const listener of this.listeners) listener(ref);
  }

  /** The values of a language by status, over the whole project. */
  countsOf(languageId: number): PrimitiveAtom<StatusCounts> {
    const known = this.counts.get(languageId);
    if (known) return known;
    const made = atom(noCounts());
    this.counts.set(languageId, made);
    return made;
  }

  // A key has few values: looking through them is quicker than an index of all would be to make.
  private valueAt({ keyId, languageId, quantity }: CellRef): ValueView | null {
    const values = this.loaded.get(keyId)?.values ?? [];
    return (
      values.find((value) => value.languageId === languageId && value.quantityString === quantity) ?? null
    );
  }

  private tellCreated(ref: CellRef, before: Cell, { saved }: Cell): void {
    if (saved === null || saved.id === before.saved?.id || this.valueAt(ref) !== null) return;
    const { keyId, languageId, quantity: quantityString } = ref;
    if (this.hasKey(keyId)) this.onCreated({ ...saved, keyId, languageId, quantityString });
  }

  private counted(languageId: number): StatusCounts {
    const counts = noCounts();
    for (const code of this.table.column(languageId).statuses) {
      const status = SHOWN_STATUSES[code];
      if (status) counts[status] += 1;
    }
    return counts;
  }

  /** What is loaded, with what was touched since. */
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

/** The cell as it was when all of it is the same: it need not render again. */
function sameCell(before: Cell, after: Cell): Cell {
  const isSame =
    before.saved?.id === after.saved?.id &&
    before.saved?.version === after.saved?.version &&
    PARTS.every((part) => before[part] === after[part]);
  return isSame ? before : after;
}

const withoutVersions = ({ sourceVersion: _, majorVersion: __, ...value }: ValueView): ValueView => value;

/** What is counted, filtered and searched. */
const CONTENT = ['text', 'status', 'sourceVersion', 'majorVersion'] as const;
const PARTS = [...CONTENT, 'refusedFor', 'unsaved', 'remoteValue', 'isRestored'] as const;
