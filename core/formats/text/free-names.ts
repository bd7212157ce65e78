/** Names for what has none of its own in a file, such as the items of a list: never those of its entries. */
export class FreeNames {
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  /** @param taken the names of entries */
  constructor(private readonly taken: Set<string>) {}

  /** The wish, or with the first number behind it that makes it free. Nothing else gets that name. */
  take(wish: string): string {
    const name = this.taken.has(wish) ? this.numbered(wish) : wish;
    this.taken.add(name);
    return name;
  }

  private numbered(wish: string): string {
    let number = this.nextNumber.get(wish) ?? 2;
    while (this.taken.has(`${wish}_${number}`)) number += 1;
    this.nextNumber.set(wish, number + 1);
    return `${wish}_${number}`;
  }
}
