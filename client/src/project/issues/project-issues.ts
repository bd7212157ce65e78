import { atom } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import { onceOnline } from '../../lib/online.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { FoundIssues } from './found-issues.js';

/** Until the project has been opened, nothing else takes the time of the page. */
const START_AFTER_MS = 1_500;
/** For so long a list may take to appear. */
const POINT_MS = 3_000;

/** The issues of the open project. */
export class ProjectIssues {
  /** Null until they are known. */
  readonly found = atom<FoundIssues | null>(null);
  /** The cell whose first error line is to take the focus. */
  readonly pointed = atom<CellRef | null>(null);
  /** The errors that fields list, by cell: those of what is being typed. */
  readonly listedErrors = atom<ReadonlyMap<CellKey, number>>(new Map());

  constructor(
    private readonly cells: ValueCells,
    private readonly structure: PrimitiveAtom<Structure>,
    private readonly checks: PrimitiveAtom<CheckSettings | null>,
  ) {}

  /** Finds them from now on, soon or at once. Returns how to stop. */
  start(isAwaited: boolean): () => void {
    let stop = (): void => undefined;
    let isStopped = false;
    const find = async (): Promise<void> => {
      const { IssueFinder } = await onceOnline(() => import('./issue-finder.js'));
      if (!isStopped) stop = new IssueFinder(this.cells, this.structure, this.checks, this.found).start();
    };
    // Where they cannot be loaded there is no count, as without the checks there are no marks.
    const timer = setTimeout(() => void find().catch(() => undefined), isAwaited ? 0 : START_AFTER_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
    };
  }

  /** Leads to the first error of a cell as soon as its issues are listed. */
  pointTo(ref: CellRef): void {
    const { store } = this.cells;
    store.set(this.pointed, ref);
    setTimeout(() => store.set(this.pointed, (now) => (now === ref ? null : now)), POINT_MS);
  }

  /** Whether a field lists the issues of a cell. */
  isListed(ref: CellRef): boolean {
    return this.cells.store.get(this.listedErrors).has(cellKeyOf(ref));
  }

  /** How many errors a field lists. Returns how to end that. */
  listErrors(ref: CellRef, count: number): () => void {
    const { store } = this.cells;
    const cellKey = cellKeyOf(ref);
    store.set(this.listedErrors, (listed) => new Map(listed).set(cellKey, count));
    return () =>
      store.set(this.listedErrors, (listed) => new Map([...listed].filter(([other]) => other !== cellKey)));
  }
}
