import type { ValueCells } from '../store/value-cells.js';
import { placeKeyOf } from '../store/live-state.js';
import type { LiveState, Mark, PlaceKey } from '../store/live-state.js';
import type { ChangedValue } from './apply-values.js';

/** More changes at once are summed up in one line. */
const MOST = 20;
const HOLD_MS = 1_200;
const FADE_MS = 600;
/** With reduced motion. */
const STILL_MS = 2_000;
const LINE_MS = 5_000;

/** Briefly marks values that other members have just changed. */
export class Flashes {
  private readonly timers = new Map<PlaceKey, ReturnType<typeof setTimeout>>();
  private lineTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: ValueCells['store'],
    private readonly state: LiveState,
  ) {}

  show(changed: readonly ChangedValue[]): void {
    if (changed.length > MOST) return this.showLine(changed);
    for (const { value, userId, username } of changed)
      this.mark(placeKeyOf(value), { kind: 'changed', userId, username });
  }

  stop(): void {
    clearTimeout(this.lineTimer);
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private mark(key: PlaceKey, mark: Mark): void {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.set(key, mark);
    const end = (): void => this.set(key, null);
    this.in(key, isStill ? STILL_MS : HOLD_MS, () => {
      if (isStill) return end();
      this.set(key, { ...mark, kind: 'changed-fading' });
      this.in(key, FADE_MS, end);
    });
  }

  private in(key: PlaceKey, ms: number, then: () => void): void {
    clearTimeout(this.timers.get(key));
    this.timers.set(key, setTimeout(then, ms));
  }

  private set(key: PlaceKey, mark: Mark | null): void {
    this.store.set(this.state.changed, (before) => {
      const after = new Map(before);
      if (mark) after.set(key, mark);
      else after.delete(key);
      return after;
    });
  }

  private showLine(changed: readonly ChangedValue[]): void {
    const [first] = changed;
    // There is a line only if one person made all changes.
    if (!first || changed.some(({ userId }) => userId !== first.userId)) return;
    const { userId, username } = first;
    this.store.set(this.state.many, { userId, username, count: changed.length });
    clearTimeout(this.lineTimer);
    this.lineTimer = setTimeout(() => this.store.set(this.state.many, null), LINE_MS);
  }
}
