import { atom } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import { onceOnline } from '../../lib/online.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { FindingTable } from './finding-table.js';
import type { Checker } from './finding-tracker.js';

/** Opening the project comes first. */
const START_AFTER_MS = 1_500;
/** A list appears within this time. */
const POINT_MS = 3_000;

/** The findings of the open project. */
export class ProjectFindings {
  /** Null until the checks have run. */
  readonly found = atom<FindingTable | null>(null);
  /** The cell whose first error line takes the focus once it is listed. */
  readonly pointed = atom<CellRef | null>(null);
  /** The number of errors that open fields list, by cell. */
  readonly listedErrors = atom<ReadonlyMap<CellKey, number>>(new Map());

  constructor(
    private readonly checker: Checker,
    private readonly cells: ValueCells,
    private readonly structure: PrimitiveAtom<Structure>,
    private readonly checks: PrimitiveAtom<CheckSettings | null>,
  ) {}

  /** Keeps `found` up to date, at once if awaited. Returns the function to stop. */
  start(isAwaited: boolean): () => void {
    let stop = (): void => undefined;
    let isStopped = false;
    const find = async (): Promise<void> => {
      const { FindingTracker } = await onceOnline(() => import('./finding-tracker.js'));
      if (isStopped) return;
      const { checker, cells, structure, checks, found } = this;
      stop = new FindingTracker(checker, cells, structure, checks, found).start();
    };
    // If the code cannot be loaded, there are no counts, just as there are no marks without the checks.
    const timer = setTimeout(() => void find().catch(() => undefined), isAwaited ? 0 : START_AFTER_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
    };
  }

  /** Focuses the first error of a cell as soon as its findings are listed. */
  pointTo(ref: CellRef): void {
    const { store } = this.cells;
    store.set(this.pointed, ref);
    setTimeout(() => store.set(this.pointed, (now) => (now === ref ? null : now)), POINT_MS);
  }

  /** Whether a field lists the findings of a cell. */
  isListed(ref: CellRef): boolean {
    return this.cells.store.get(this.listedErrors).has(cellKeyOf(ref));
  }

  /** Records the number of errors that a field lists. Returns the function that ends it. */
  listErrors(ref: CellRef, count: number): () => void {
    const { store } = this.cells;
    const cellKey = cellKeyOf(ref);
    store.set(this.listedErrors, (listed) => new Map(listed).set(cellKey, count));
    return () =>
      store.set(this.listedErrors, (listed) => new Map([...listed].filter(([other]) => other !== cellKey)));
  }
}
