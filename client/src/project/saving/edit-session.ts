import { atom } from 'jotai';

import type { ValueStatus } from '#core/domain/value-status.js';

import { cellKeyOf, parseCellKey } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import { sourceOf } from '../store/stale-values.js';
import type { Cell, ValueCells } from '../store/value-cells.js';
import type { Draft, Drafts } from './drafts.js';
import { contentOf, versionsOf } from '../store/value-cells.js';
import { baseOf, shownAs, theirsOf } from './reconcile.js';
import type { BaseVersion, SaveQueue } from './save-queue.js';
import { isUnconfirming } from './value-edit.js';
import type { ValueEdit } from './value-edit.js';
import type { ValueStep } from './value-step.js';
import { isNewer, oppositeOf } from './value-step.js';
import { shownVersion, versionsAfter } from './versions-after.js';

/** The user's actions on values: type, save, review, undo, resolve a conflict. Cells show them before they are sent. */
export class EditSession {
  /** The key whose row has the focus. */
  readonly focusedKey = atom<number | null>(null);
  /** The most recently opened cell among those with an open field. */
  readonly edited = atom<CellRef | null>(null);
  /** The cells being typed into, and whether the typed text has any characters. */
  readonly typedTexts = atom<ReadonlyMap<CellKey, boolean>>(new Map());
  /** The number of open fields of each cell. */
  private readonly openFields = new Map<CellKey, number>();
  private isRestored = false;

  constructor(
    private readonly cells: ValueCells,
    private readonly drafts: Drafts,
    private readonly queue: SaveQueue,
    /** Receives every action, so that it can be undone. */
    private readonly onAction: (...steps: [ValueStep, ...ValueStep[]]) => void,
  ) {}

  /** The version that a change made now is based on. */
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

  /** Records whether the text being typed into a cell has any characters. Returns the function that ends the typing. */
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

  /** Saves a text; makes no call if it is unchanged. `base` is the version on which typing began. */
  commit(ref: CellRef, text: string, base = this.baseVersion(ref), isTypo = false): void {
    const before = this.cells.get(ref);
    if (text === before.text) {
      this.drafts.keepJob(ref, this.queue.job(ref));
      return;
    }
    this.onAction(this.stepBack(ref, typedText(before.text, isTypo), { text }));
    this.put(ref, typedText(text, isTypo), base);
  }

  /** Sets the review status of a value, or of the forms of a plural in one action; empty values are skipped. */
  review(refs: CellRef | readonly CellRef[], status: ValueStatus): void {
    const reviewed = [refs].flat().filter((ref) => {
      const before = this.cells.get(ref);
      return before.text !== '' && before.status !== status;
    });
    const steps = reviewed.map((ref) =>
      this.stepBack(ref, { status: this.cells.get(ref).status }, { status }),
    );
    const [first, ...others] = steps;
    if (first) this.onAction(first, ...others);
    for (const ref of reviewed) this.put(ref, { status }, this.baseVersion(ref));
  }

  /** Confirms that a text still fits the source text shown. */
  confirmSource(ref: CellRef): void {
    const source = sourceOf(this.cells, ref);
    if (source === null) return;
    const confirms = shownVersion(this.cells.get(source));
    this.onAction(this.stepBack(ref, {}, {}));
    this.put(ref, { confirms }, this.baseVersion(ref));
  }

  /** Drops a text that was being typed; undo brings it back. */
  discardTyped(ref: CellRef, text: string): void {
    this.onAction({ ref, wanted: { text } });
    this.drafts.keepJob(ref, this.queue.job(ref));
  }

  /**
   * Restores a value to its state before an action. Returns the step that repeats the action, or `newer` if another
   * member has changed the value since: then it stays.
   */
  changeBack(step: ValueStep): ValueStep | 'newer' {
    const { ref, wanted, versions } = step;
    const before = this.cells.get(ref);
    if (isNewer(step, before)) return 'newer';
    const { text, status } = wanted;
    // A reverted change does not count as newer than the changes before it.
    const takesBack = versions !== undefined && this.isSentLast(ref, wanted);
    this.put(ref, takesBack ? { ...wanted, takesBack } : wanted, this.baseVersion(ref));
    if (versions) this.cells.set(ref, versions);
    const { sourceVersion, majorVersion } = before;
    const isValue = text !== undefined || status !== undefined;
    return {
      ref,
      wanted: oppositeOf(wanted, before),
      // Redo reverts the undo, so that neither counts as newer.
      ...(versions && isValue && { versions: { sourceVersion, majorVersion } }),
      left: { ...(text !== undefined && { text }), ...(status !== undefined && { status }) },
    };
  }

  retry(ref: CellRef): void {
    this.queue.retry(ref);
  }

  /** Drops an unsaved change: the cell shows the server's value again. */
  discard(ref: CellRef): void {
    const { saved, text } = this.cells.get(ref);
    this.onAction({ ref, wanted: { text } });
    this.queue.discard(ref);
    this.cells.set(ref, { ...contentOf(saved), unsaved: null });
  }

  /** Resolves a conflict with the other member's text, whether the queue or the field found it. */
  useTheirs(ref: CellRef): void {
    const theirs = theirsOf(this.cells.get(ref));
    if (!theirs) return;
    this.cells.set(ref, { saved: theirs, remoteValue: null });
    this.discard(ref);
  }

  /** Resolves a conflict with the user's text in the field. */
  keepMine(ref: CellRef, text: string): void {
    const { remoteValue, unsaved } = this.cells.get(ref);
    if (unsaved?.name === 'conflict') {
      if (text !== this.cells.get(ref).text) this.put(ref, { text }, this.baseVersion(ref));
      this.queue.keepMine(ref);
    } else if (remoteValue) {
      this.cells.set(ref, { saved: remoteValue, remoteValue: null });
      this.put(ref, { text }, baseOf(remoteValue));
      this.queue.keepMine(ref, baseOf(remoteValue));
    }
  }

  isUnsaved(ref: CellRef): boolean {
    return this.queue.job(ref) !== null;
  }

  /** The values with unsaved changes. */
  get unsaved(): CellRef[] {
    return this.queue.all.map(({ ref }) => ref);
  }

  isSending(ref: CellRef): boolean {
    return this.queue.job(ref)?.state.name === 'sending';
  }

  isOpen(ref: CellRef): boolean {
    return this.openFields.has(cellKeyOf(ref));
  }

  /** Whether the user is at a key or has unsaved texts in it. */
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

  /** Sends what waits: the connection is back. */
  flush(): void {
    this.queue.flush();
  }

  /** Writes what is being typed to the device at once; the page may be closing. */
  writeDrafts(): void {
    this.drafts.flush();
  }

  /** Stops sending: another user has signed in, or everything is saved. Unsaved changes stay on the device. */
  stop(): void {
    this.queue.stop();
    this.drafts.leave();
  }

  private stepBack(ref: CellRef, wanted: ValueEdit, left: NonNullable<ValueStep['left']>): ValueStep {
    const { sourceVersion, majorVersion } = this.cells.get(ref);
    return { ref, wanted, versions: { sourceVersion, majorVersion }, left };
  }

  /** Whether the last action on a value is, or will be, the last change in its history. */
  private isSentLast(ref: CellRef, wanted: ValueEdit): boolean {
    return !this.isUnsaved(ref) || this.isSending(ref) || isUnconfirming({ ...wanted, takesBack: true });
  }

  private restoreOne({ ref, wanted, base }: Draft): void {
    if (!this.cells.hasKey(ref.keyId) || isSaved(wanted, this.cells.get(ref).saved))
      return this.drafts.forget(ref);
    this.show(ref, wanted);
    this.queue.put(ref, wanted, base);
    this.cells.set(ref, { isRestored: true });
  }

  /** Shows a change and queues it, unless it restores the saved value. */
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

/** The text typed into a field; `isTypo` if it only corrects a typo of a source text. */
export type TypedText = Required<Pick<ValueEdit, 'text'>> & Pick<ValueEdit, 'isTypo'>;

export const typedText = (text: string, isTypo: boolean): TypedText => (isTypo ? { text, isTypo } : { text });
