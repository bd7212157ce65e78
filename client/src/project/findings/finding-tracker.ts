import type { PrimitiveAtom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import { onceOnline } from '../../lib/online.js';
import { cellRefsOf } from '../store/key-cells.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { CheckRules, FoundBits, IgnoredSlot } from './finding-index.js';
import type { ValueTable } from '../store/value-table.js';
import { FindingTable } from './finding-table.js';
import { ignoredSlots } from './ignored-slots.js';

/** Changes within this time are checked together. */
const GATHER_MS = 100;

/** What the checks find in a table of values. */
interface Checked {
  table: ValueTable;
  bits: FoundBits;
}

/** What checks the texts of the open project. */
export interface Checker {
  /** Call before checking. Returns the function that ends it. */
  hold: () => () => void;
  /** Checks the table of now: all of it the first time, then what has changed. */
  check: (rulesOf: (table: ValueTable) => CheckRules) => Promise<Checked>;
}

/** Has an open project checked, and again what changes. */
export class FindingTracker {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly checker: Checker,
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
      this.checker.hold(),
      this.cells.onChange(soon),
      store.sub(this.cells.tables, soon),
      store.sub(this.structure, soon),
      store.sub(this.checks, soon),
    ];
    void this.run();
    return () => {
      stops.forEach((stop) => stop());
      clearTimeout(this.timer);
    };
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), GATHER_MS);
  }

  private async run(): Promise<void> {
    const { cells } = this;
    const settings = cells.store.get(this.checks);
    if (settings === null) return;
    cells.store.set(this.found, (found) =>
      found?.follows(cells.table) ? found.withSettings(settings) : found,
    );
    const { placeholders } = settings;
    const rulesOf = (table: ValueTable): CheckRules => ({
      placeholders,
      ignored: this.ignoredSlots(table, settings),
    });
    const { table, bits } = await onceOnline(() => this.checker.check(rulesOf));
    // The next run checks the table that has replaced it.
    if (table !== cells.table) return;
    const settingsNow = cells.store.get(this.checks) ?? settings;
    cells.store.set(this.found, (found) =>
      found?.follows(table) ? found.withBits(bits) : new FindingTable(table, new Map(bits), settingsNow),
    );
  }

  private ignoredSlots(table: ValueTable, { ignored }: CheckSettings): IgnoredSlot[] {
    const { keys } = this.cells.store.get(this.structure);
    return ignoredSlots(table, ignored, ({ keyId, languageId, valueId }) => {
      const key = keys.get(keyId);
      const refs = key ? cellRefsOf(this.cells, key, languageId) : [];
      return refs.find((ref) => this.cells.get(ref).saved?.id === valueId)?.quantity;
    });
  }
}
