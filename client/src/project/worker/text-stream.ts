import type { Remote } from 'comlink';
import type { PrimitiveAtom } from 'jotai';

import type { Steps } from '#core/steps.js';

import { inSlices } from '../../lib/in-slices.js';
import type { CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { ValueTable } from '../store/value-table.js';
import type { TextChange } from '../texts/text-table.js';
import { sendTexts } from './send-texts.js';
import { startTexts } from './start-texts.js';
import type { TextService } from './text-service.js';

interface Sent {
  table: ValueTable;
  structure: Structure;
}

/** The worker with the texts of a table. */
interface UpToDate {
  texts: Remote<TextService>;
  table: ValueTable;
}

/** Sends the texts of the open project to its worker: all of them, then each change, until the project is loaded again. */
export class TextStream {
  private readonly worker = startTexts();
  private sent: Sent | null = null;
  private sending: Promise<void> = Promise.resolve();
  private changes: TextChange[] = [];
  private readonly stopListening: () => void;

  constructor(
    private readonly cells: ValueCells,
    private readonly structure: PrimitiveAtom<Structure>,
  ) {
    this.stopListening = cells.onChange((ref) => this.changed(ref));
  }

  /** The worker, once it has the texts of now. */
  async upToDate(): Promise<UpToDate> {
    const { table, store } = this.cells;
    const structure = store.get(this.structure);
    const { texts } = this.worker;
    if (this.sent?.table !== table || this.sent.structure !== structure) {
      this.sent = { table, structure };
      this.changes = [];
      this.sending = inSlices(this.send(this.sent));
    }
    const { sent } = this;
    await this.sending;
    // Another question has found the project loaded again.
    if (sent !== this.sent) return this.upToDate();
    if (this.changes.length > 0) void texts.change(this.changes);
    this.changes = [];
    return { texts, table };
  }

  close(): void {
    this.stopListening();
    this.worker.stop();
  }

  /** Stops when the project is loaded again meanwhile. */
  private *send(sent: Sent): Steps<void> {
    for (const _ of sendTexts(this.worker.texts, sent.structure, sent.table)) {
      yield;
      if (sent !== this.sent) return;
    }
  }

  private changed(ref: CellRef): void {
    const table = this.sent?.table;
    const slot = table?.slotOf(ref) ?? null;
    if (!table || slot === null) return;
    const { languageId } = ref;
    this.changes.push({ languageId, slot, text: table.column(languageId).texts[slot] ?? '' });
  }
}
