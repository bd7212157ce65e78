import { atom } from 'jotai';

import type { ValueStatus } from '#core/domain/value-status.js';

import { cellKeyOf, parseCellKey } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import { sourceOf } from '../store/stale-values.js';
import type { Cell, ValueCells } from '../store/value-cells.js';
import type { Draft, Drafts } from './drafts.js';
import { contentOf, versionsOf } from '../store/value-cells.js';
import { baseOf, shownAs, theirsOf } from './reconcile.js';
import { isUnconfirming } from './save-queue.js';
import type { BaseVersion, SaveQueue, ValueEdit } from './save-queue.js';
import { UndoSteps } from './undo-steps.js';
import { shownVersion, versionsAfter } from './versions-after.js';

/** What the user does to values: type, save, review, undo, settle a conflict. A cell shows it before it is sent. */
export class EditSession {
  /** The key whose row has the focus. */
  readonly focusedKey = atom<number | null>(null);
  /** The cell that was opened last of those whose fields are open. */
  readonly edited = atom<CellRef | null>(null);
  /** The cells being typed into, and whether the typed text has any characters. */
  readonly typedTexts = atom<ReadonlyMap<CellKey, boolean>>(new Map());
  private readonly undoSteps = new UndoSteps();
  /** In how many fields each cell is open. */
  private readonly openFields = new Map<CellKey, number>();
  private isRestored = false;

  constructor(
    private readonly cells: ValueCells,
    private readonly drafts: Drafts,
    private readonly queue: SaveQueue,
  ) {}

  /** The version that a change made now is made upon. */
  baseVersion(ref: CellRef): BaseVersion {
    return baseOf(this.cells.get(ref).saved);
  }

  /** Opens a field: until it is closed, changes of other members are shown beside its text. Returns the function to close it. */
  openField(ref: CellRef): () => void {
    const cellKey = cellKeyOf(ref);
    this.openFields.set(cellKey, (this.openFields.get(cellKey) ?? 0) + 1);
    this.cells.touch(ref);
    this.cells.store.set(this.edited, ref);
    return () => {
      const left = (this.openFields.get(cellKey) ?? 1) - 1;
      if (left > 0) return void this.openFields.set(cellKey, left);
      this.openFields.delete(cellKey);
      this.cells.store.set(this.edited, parseCellKey([...this.openFields.keys()].at(-1) ?? ''));
      const { remoteValue } = this.cells.get(ref);
      if (remoteValue)
        this.cells.set(
          ref,
          this.isUnsaved(ref) ? { saved: remoteValue, remoteValue: null } : shownAs(remoteValue),
        );
    };
  }

  /** Tells whether the text being typed into a cell has any characters. Returns the function that ends the typing. */
  startTyping(ref: CellRef, hasText: boolean): () => void {
    const cellKey = cellKeyOf(ref);
    const { store } = this.cells;
    store.set(this.typedTexts, (typed) => new Map(typed).set(cellKey, hasText));
    return () =>
      store.set(this.typedTexts, (typed) => new Map([...typed].filter(([other]) => other !== cellKey)));
  }

  /** Keeps a text on this device while it is being typed. */
  keepDraft(ref: CellRef, typed: TypedText, base: BaseVersion): void {
    if (typed.text === this.cells.get(ref).text) this.drafts.keepJob(ref, this.queue.job(ref));
    else this.drafts.keep({ ref, wanted: typed, base });
  }

  /** Saves a text; an unchanged one makes no call. `base` is the version its typing began upon. */
  commit(ref: CellRef, text: string, base = this.baseVersion(ref), isTypo = false): void {
    const before = this.cells.get(ref);
    if (text === before.text) {
      this.drafts.keepJob(ref, this.queue.job(ref));
      return;
    }
    this.remember(ref, typedText(before.text, isTypo));
    this.put(ref, typedText(text, isTypo), base);
  }

  /** Sets the review status of a value; an empty value has none. */
  review(ref: CellRef, status: ValueStatus): void {
    const before = this.cells.get(ref);
    if (before.text === '' || before.status === status) return;
    this.remember(ref, { status: before.status });
    this.put(ref, { status }, this.baseVersion(ref));
  }

  /** Says that a text still fits its source as it shows. */
  confirmSource(ref: CellRef): void {
    const source = sourceOf(this.cells, ref);
    if (source === null) return;
    const confirms = shownVersion(this.cells.get(source));
    this.remember(ref, {});
    this.put(ref, { confirms }, this.baseVersion(ref));
  }

  /** Drops a text that was being typed; undo brings it back. */
  discardTyped(ref: CellRef, text: string): void {
    this.undoSteps.remember({ ref, wanted: { text } });
    this.drafts.keepJob(ref, this.queue.job(ref));
  }

  /** Reverts the last action; the cell it was in, null when there is none. */
  undo(): CellRef | null {
    const step = this.undoSteps.take();
    if (!step) return null;
    const { ref, wanted, versions } = step;
    const { sourceVersion, majorVersion } = this.cells.get(ref);
    const isAsBefore =
      !versions || (versions.sourceVersion === sourceVersion && versions.majorVersion === majorVersion);
    const isLast = !this.isUnsaved(ref) || isUnconfirming({ ...wanted, takesBack: true });
    this.put(ref, isAsBefore || !isLast ? wanted : { ...wanted, takesBack: true }, this.baseVersion(ref));
    if (versions) this.cells.set(ref, versions);
    return ref;
  }

  retry(ref: CellRef): void {
    this.queue.retry(ref);
  }

  /** Drops a change that is not saved: the cell shows the server's value again. */
  discard(ref: CellRef): void {
    const { saved, text } = this.cells.get(ref);
    this.undoSteps.remember({ ref, wanted: { text } });
    this.queue.discard(ref);
    this.cells.set(ref, { ...contentOf(saved), unsaved: null });
  }

  /** Settles a conflict for the other's text, whether the queue met it or the field. */
  useTheirs(ref: CellRef): void {
    const theirs = theirsOf(this.cells.get(ref));
    if (!theirs) return;
    this.cells.set(ref, { saved: theirs, remoteValue: null });
    this.discard(ref);
  }

  /** Settles a conflict for the user's text, as the field shows it. */
  keepMine(ref: CellRef, text: string): void {
    const { remoteValue, unsaved } = this.cells.get(ref);
    if (unsaved?.name === 'conflict') {
      if (text !== this.cells.get(ref).text) this.put(ref, { text }, this.baseVersion(ref));
      this.queue.keepMine(ref);
    } else if (remoteValue) {
      this.cells.set(ref, { saved: remoteValue, remoteValue: null });
      this.put(ref, { text }, baseOf(remoteValue));
    }
  }

  isUnsaved(ref: CellRef): boolean {
    return this.queue.job(ref) !== null;
  }

  /** The values with a change that is not saved. */
  get unsaved(): CellRef[] {
    return this.queue.all.map(({ ref }) => ref);
  }

  isSending(ref: CellRef): boolean {
    return this.queue.job(ref)?.state.name === 'sending';
  }

  isOpen(ref: CellRef): boolean {
    return this.openFields.has(cellKeyOf(ref));
  }

  /** Whether the user is at a key, or has texts in it that are not saved. */
  isAtKey(keyId: number): boolean {
    const isFocused = this.cells.store.get(this.focusedKey) === keyId;
    const isEdited = [...this.openFields.keys()].some((cellKey) => parseCellKey(cellKey)?.keyId === keyId);
    return isFocused || isEdited || this.queue.all.some(({ ref }) => ref.keyId === keyId);
  }

  /** Sends the drafts that closed tabs have left on this device. Call after the project is loaded. */
  async restore(): Promise<void> {
    if (this.isRestored) return;
    this.isRestored = true;
    for (const draft of await this.drafts.adopt()) this.restoreOne(draft);
  }

  /** The user has seen a restored text. */
  markSeen(ref: CellRef): void {
    if (this.cells.get(ref).isRestored) this.cells.set(ref, { isRestored: false });
  }

  /** The connection is back. */
  flush(): void {
    this.queue.flush();
  }

  /** Writes what is being typed to the device at once; the page may be closing. */
  writeDrafts(): void {
    this.drafts.flush();
  }

  /** Sends nothing any more: another user has signed in, or nothing is left. What waits stays on the device. */
  stop(): void {
    this.queue.stop();
    this.drafts.leave();
  }

  private remember(ref: CellRef, wanted: ValueEdit): void {
    const { sourceVersion, majorVersion } = this.cells.get(ref);
    this.undoSteps.remember({ ref, wanted, versions: { sourceVersion, majorVersion } });
  }

  private restoreOne({ ref, wanted, base }: Draft): void {
    if (!this.cells.hasKey(ref.keyId) || isSaved(wanted, this.cells.get(ref).saved))
      return this.drafts.forget(ref);
    this.show(ref, wanted);
    this.queue.put(ref, wanted, base);
    this.cells.set(ref, { isRestored: true });
  }

  /** Shows a change and queues it; a change back to what is saved ends there. */
  private put(ref: CellRef, wanted: ValueEdit, base: BaseVersion): void {
    this.show(ref, wanted);
    const { saved, text } = this.cells.get(ref);
    const isBack = wanted.text !== undefined && text === (saved?.name ?? '') && !this.isUnsaved(ref);
    if (isBack) {
      this.cells.set(ref, { status: saved?.status ?? 'modified', ...versionsOf(saved), unsaved: null });
      this.drafts.forget(ref);
    } else this.queue.put(ref, wanted, base);
  }

  private show(ref: CellRef, edit: ValueEdit): void {
    const { text, status } = edit;
    this.cells.set(ref, {
      ...(text !== undefined && { text, status: 'modified' }),
      ...(status !== undefined && { status }),
      ...versionsAfter(this.cells, ref, edit),
    });
  }
}

function isSaved(
  { text, status, confirms = 1, takesBack = false }: ValueEdit,
  saved: Cell['saved'],
): boolean {
  const isText = text === undefined || text === saved?.name;
  const isStatus = status === undefined || status === saved?.status;
  return !takesBack && isText && isStatus && confirms <= versionsOf(saved).sourceVersion;
}

/** What is typed into a field; `isTypo`: it only corrects a typo of a source text. */
export type TypedText = Required<Pick<ValueEdit, 'text'>> & Pick<ValueEdit, 'isTypo'>;

export const typedText = (text: string, isTypo: boolean): TypedText => (isTypo ? { text, isTypo } : { text });
