import type { WrittenGroup, WrittenKey } from '../model/export-types.js';

type Compare = (one: string, other: string) => number;

/** What waits for a place of its own, handed out in the order of names where places stand between sorted entries. */
export class DueItems<Item extends Pick<WrittenKey | WrittenGroup, 'name'>> {
  /** The last one first, once a place has asked for what goes before a name. */
  private stack: Item[] | null = null;

  constructor(
    private readonly items: readonly Item[],
    private readonly compare: Compare | undefined,
  ) {}

  /** Those that go before a name; undefined: all that are left. */
  take(before: string | undefined): Item[] {
    const { compare } = this;
    if (!compare || (before === undefined && !this.stack)) return this.takeAll();
    this.stack ??= this.items.toSorted((one, other) => compare(other.name, one.name));
    const due: Item[] = [];
    for (let next = this.stack.at(-1); next; next = this.stack.at(-1)) {
      if (before !== undefined && compare(next.name, before) >= 0) break;
      due.push(next);
      this.stack.pop();
    }
    return due;
  }

  private takeAll(): Item[] {
    this.stack = [];
    return [...this.items];
  }
}
