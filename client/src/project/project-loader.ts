import type { PrimitiveAtom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ContestedValue, ValueView } from '#core/api/translations.js';

import { contested, isNewer, isUnchanged, shownAs } from './saving/reconcile.js';
import type { EditSession } from './saving/edit-session.js';
import { cellRefOf } from './store/cell-ref.js';
import type { CellRef } from './store/cell-ref.js';
import { withDeletedKeys } from './store/deleted-keys.js';
import { addValue } from './store/edit-project.js';
import type { ProjectEdit } from './store/edit-project.js';
import { isSameStructure, structureOf } from './store/structure.js';
import type { Structure } from './store/structure.js';
import { versionsOf } from './store/value-cells.js';
import type { Cell, ValueCells } from './store/value-cells.js';

/** The member who changed a value; null if unknown. */
export interface ChangedBy {
  userId: number | null;
  username: string | null;
}

/** Applies server data to the cells, except where the user is typing or a newer version is known. */
export class ProjectLoader {
  private details: ProjectDetails | null = null;
  /** The same with the deleted keys that the user is still at. */
  private shownDetails: ProjectDetails | null = null;
  private readonly removableKeys = new Set<number>();

  constructor(
    private readonly userId: number,
    private readonly cells: ValueCells,
    private readonly session: EditSession,
    private readonly structure: PrimitiveAtom<Structure>,
    /** Edits the cached project, from which this one is then loaded. */
    readonly updateCache: (edit: ProjectEdit) => unknown,
  ) {
    // Otherwise the next edit of the cache would load the project without the value.
    cells.onCreated((value) => void updateCache((project) => addValue(project, value)));
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
    this.cells.load(project, (ref, cell, value) => this.reconcile(ref, cell, value));
    // If only texts have changed, the structure stays the same object and no row renders.
    this.cells.store.set(this.structure, (before) =>
      isSameStructure(before, structure) ? before : structure,
    );
    this.details = details;
  }

  /** Lets the row of a key disappear although the user is at it: the user has deleted it here. */
  allowRemoval(keyId: number): void {
    this.removableKeys.add(keyId);
  }

  /** Applies a value that a member has changed, unless a newer one is known. */
  applyChange(value: ValueView, { userId, username }: ChangedBy): void {
    // The response to the user's own call will contain the same change.
    const isEcho = userId === this.userId && this.session.isSending(cellRefOf(value));
    if (!isEcho) this.applyValue({ ...value, updatedBy: username });
  }

  /** Applies the response to a call outside the save queue, unless a newer value is known. */
  applyValue(value: ValueView & Partial<ContestedValue>): void {
    const ref = cellRefOf(value);
    const cell = this.cells.get(ref);
    if (isNewer(value, cell)) this.cells.set(ref, this.reconcile(ref, cell, value) ?? shownAs(value));
  }

  /** The cell after the server has sent a value; null if it shows that value. */
  private reconcile(ref: CellRef, cell: Cell, value: ValueView | null): Cell | null {
    const isUnsaved = this.session.isUnsaved(ref);
    if (value === null) return isUnsaved ? cell : null;
    // With another base language, the same texts have other versions.
    if (isUnchanged(value, cell) && !isUnsaved) return { ...cell, saved: value, ...versionsOf(value) };
    if (!isNewer(value, cell)) return cell;
    if (isUnsaved) return { ...cell, saved: value };
    return this.session.isOpen(ref) && value.name !== cell.text
      ? { ...cell, remoteValue: contested(value) }
      : null;
  }
}
