import { atom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ContestedValue, ValueView } from '#core/api/translations.js';

import { sourceLanguageOf } from './issues/source-language.js';
import { contested, isNewer, isUnchanged, shownAs } from './saving/reconcile.js';
import type { EditSession } from './saving/edit-session.js';
import { cellRefOf } from './store/cell-ref.js';
import type { CellRef } from './store/cell-ref.js';
import { withDeletedKeys } from './store/deleted-keys.js';
import { withChange } from './store/project-change.js';
import type { ProjectChange } from './store/project-change.js';
import { addValue } from './store/edit-project.js';
import type { ProjectEdit } from './store/edit-project.js';
import { isSameStructure, structureOf } from './store/structure.js';
import type { Structure } from './store/structure.js';
import { versionsOf } from './store/value-cells.js';
import type { Cell, ValueCells } from './store/value-cells.js';

const EMPTY: Structure = {
  targetRestricted: false,
  pluralMode: 'strict',
  sourceLanguageId: null,
  languages: [],
  groups: [],
  keys: new Map(),
};

/** Applies server data to the cells, except where the user is typing or a newer version is known. */
export class ProjectLoader {
  readonly structure = atom<Structure>(EMPTY);
  /** Writes an edit of the structure to the cache, from which the project is then loaded. Set by the page. */
  updateCache: (edit: ProjectEdit) => unknown = () => undefined;
  private details: ProjectDetails | null = null;
  /** With the deleted keys that stay for the moment. */
  private shownDetails: ProjectDetails | null = null;
  private readonly removableKeys = new Set<number>();

  constructor(
    private readonly userId: number,
    private readonly cells: ValueCells,
    private readonly session: EditSession,
  ) {
    // Or the next edit of the cache would load the project without it.
    cells.onCreated = (value) => void this.updateCache((project) => addValue(project, value));
  }

  load(details: ProjectDetails): void {
    if (details === this.details) return;
    const { project, deleted } = withDeletedKeys(
      details,
      this.shownDetails ?? details,
      (keyId) => !this.removableKeys.has(keyId) && this.session.isAtKey(keyId),
    );
    this.shownDetails = project;
    const structure = structureOf(project, deleted);
    this.cells.sourceLanguageId = sourceLanguageOf(structure)?.id ?? null;
    this.cells.load(project, (ref, cell, value) => this.reconcile(ref, cell, value));
    // A change of texts alone leaves the rows where they are.
    this.cells.store.set(this.structure, (before) =>
      isSameStructure(before, structure) ? before : structure,
    );
    this.details = details;
  }

  /** The user deletes a key here: its row goes even though the user is at it. */
  allowRemoval(keyId: number): void {
    this.removableKeys.add(keyId);
  }

  /** Applies a change of another member; older versions are ignored. */
  applyChange(change: ProjectChange): void {
    if (change.kind !== 'value_changed') {
      this.updateCache((project) => withChange(project, change));
      return;
    }
    // The response to the user's own call will contain the same change.
    const isEcho = change.byUserId === this.userId && this.session.isSending(cellRefOf(change.value));
    if (!isEcho) this.applyValue({ ...change.value, updatedBy: change.byUsername });
  }

  /** Applies a value that another call than those of the save queue answered, unless a newer one is known. */
  applyValue(value: ValueView & Partial<ContestedValue>): void {
    const ref = cellRefOf(value);
    const cell = this.cells.get(ref);
    if (isNewer(value, cell)) this.cells.set(ref, this.reconcile(ref, cell, value) ?? shownAs(value));
  }

  /** What becomes of a cell at a value of the server; null = it shows the value. */
  private reconcile(ref: CellRef, cell: Cell, value: ValueView | null): Cell | null {
    const isUnsaved = this.session.isUnsaved(ref);
    if (value === null) return isUnsaved ? cell : null;
    // The source language may be another one, with other versions of the same texts.
    if (isUnchanged(value, cell) && !isUnsaved) return { ...cell, saved: value, ...versionsOf(value) };
    if (!isNewer(value, cell)) return cell;
    if (isUnsaved) return { ...cell, saved: value };
    return this.session.isOpen(ref) && value.name !== cell.text
      ? { ...cell, remoteValue: contested(value) }
      : null;
  }
}
