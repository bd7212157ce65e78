import type { PrimitiveAtom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import { cellRefsOf } from '../store/key-cells.js';
import type { CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { ValueTable } from '../store/value-table.js';
import { FindingTable } from './finding-table.js';
import type { FoundBits, IgnoredSlot, IndexMessage, TextChange } from './finding-index.js';
import { ignoredSlots, indexContent } from './index-content.js';
import { IndexRunner } from './index-runner.js';

/** Changes within this time are checked together. */
const GATHER_MS = 100;

/** The content that the index was last loaded with. */
interface Loaded {
  table: ValueTable;
  structure: Structure;
  placeholders: CheckSettings['placeholders'];
}

/** Checks an open project in a worker, and again what changes. */
export class FindingTracker {
  private loaded: Loaded | null = null;
  private ignored: CheckSettings['ignored'] = [];
  private changes: TextChange[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly runner = new IndexRunner();

  constructor(
    private readonly cells: ValueCells,
    private readonly structure: PrimitiveAtom<Structure>,
    private readonly checks: PrimitiveAtom<CheckSettings | null>,
    private readonly found: PrimitiveAtom<FindingTable | null>,
  ) {}

  /** Returns the function to stop. */
  start(): () => void {
    const { store } = this.cells;
    const soon = (): void => this.schedule();
    const stops = [
      this.cells.onChange((ref) => this.changed(ref)),
      store.sub(this.cells.tables, soon),
      store.sub(this.structure, soon),
      store.sub(this.checks, soon),
    ];
    this.run();
    return () => {
      stops.forEach((stop) => stop());
      clearTimeout(this.timer);
      this.runner.close();
    };
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), GATHER_MS);
  }

  private changed(ref: CellRef): void {
    const table = this.loaded?.table;
    const slot = table?.slotOf(ref) ?? null;
    if (!table || slot === null) return;
    this.changes.push({
      languageId: ref.languageId,
      slot,
      text: table.column(ref.languageId).texts[slot] ?? '',
    });
    this.schedule();
  }

  private run(): void {
    const { cells, loaded } = this;
    const [structure, settings] = [cells.store.get(this.structure), cells.store.get(this.checks)];
    if (settings === null) return;
    const { table } = cells;
    const isSame = loaded?.table === table && loaded.structure === structure;
    if (!isSame || loaded.placeholders !== settings.placeholders) this.load(structure, settings);
    else {
      if (this.changes.length > 0) this.post({ kind: 'change', changes: this.changes });
      if (this.ignored !== settings.ignored)
        this.post({ kind: 'ignore', ignored: this.ignoredSlots(structure, settings) });
      cells.store.set(this.found, (found) => found?.withSettings(settings) ?? null);
    }
    this.changes = [];
    this.ignored = settings.ignored;
  }

  private load(structure: Structure, settings: CheckSettings): void {
    const { table } = this.cells;
    const { placeholders } = settings;
    this.loaded = { table, structure, placeholders };
    this.post(indexContent(structure, table, placeholders, this.ignoredSlots(structure, settings)));
  }

  private ignoredSlots({ keys }: Structure, { ignored }: CheckSettings): IgnoredSlot[] {
    return ignoredSlots(this.cells.table, ignored, ({ keyId, languageId, valueId }) => {
      const key = keys.get(keyId);
      const refs = key ? cellRefsOf(this.cells, key, languageId) : [];
      return refs.find((ref) => this.cells.get(ref).saved?.id === valueId)?.quantity;
    });
  }

  private post(message: IndexMessage): void {
    const { table } = this.cells;
    this.runner.run(message, (bits) => this.take(table, bits, message.kind === 'load'));
  }

  private take(table: ValueTable, bits: FoundBits, isAll: boolean): void {
    const settings = this.cells.store.get(this.checks);
    if (settings === null || this.loaded?.table !== table) return;
    this.cells.store.set(this.found, (found) =>
      isAll || !found ? new FindingTable(table, new Map(bits), settings) : found.withBits(bits),
    );
  }
}
