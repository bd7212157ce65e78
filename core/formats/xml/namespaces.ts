/**
 * Which prefixes are bound, by counting declarations: the parser's own look-up walks up all open elements, which a
 * deep file turns into quadratic time.
 */
export class Namespaces {
  private readonly bound = new Map<string, number>([['xml', 1]]);
  private readonly frames: string[][] = [];
  /** The default namespace of every open element, innermost last. */
  private readonly defaults: boolean[] = [false];

  /** @returns whether the element is in a namespace, or null when it uses a prefix nobody bound. */
  enter(name: string, attributes: Readonly<Record<string, string>>): boolean | null {
    const declared: string[] = [];
    let hasDefault = this.defaults.at(-1) ?? false;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'xmlns') hasDefault = value !== '';
      else if (attribute.startsWith('xmlns:')) declared.push(attribute.slice('xmlns:'.length));
    }
    for (const prefix of declared) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) + 1);
    this.frames.push(declared);
    this.defaults.push(hasDefault);
    const names = [name, ...Object.keys(attributes).filter((attribute) => !attribute.startsWith('xmlns:'))];
    if (!names.every((used) => this.isBound(used))) return null;
    return name.includes(':') || hasDefault;
  }

  leave(): void {
    this.defaults.pop();
    for (const prefix of this.frames.pop() ?? []) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) - 1);
  }

  private isBound(name: string): boolean {
    const [prefix, local, ...rest] = name.split(':');
    if (local === undefined) return true;
    return local !== '' && rest.length === 0 && (this.bound.get(prefix ?? '') ?? 0) > 0;
  }
}
