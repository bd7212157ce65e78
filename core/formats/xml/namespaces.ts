type Attribute = readonly [name: string, value: string];

/** What an open element says of namespaces. */
interface Scope {
  /** Prefixes it binds. */
  bound: readonly string[];
  /** Whether a name without prefix is in a namespace. */
  hasDefault: boolean;
}

const NOTHING_DECLARED: Scope = { bound: [], hasDefault: false };

/**
 * Which prefixes are bound, by counting declarations: the parser's own look-up walks up all open elements, which a
 * deep file turns into quadratic time.
 */
export class Namespaces {
  private readonly bound = new Map<string, number>([['xml', 1]]);
  /** Of every open element, innermost last. */
  private readonly scopes: Scope[] = [];

  /** @returns whether the element is in a namespace, or null if its prefix is not declared. */
  enter(name: string, attributes: readonly Attribute[]): boolean | null {
    const outer = this.scopes.at(-1) ?? NOTHING_DECLARED;
    const scope = attributes.some(isDeclaration) ? declaredBy(attributes, outer) : inherited(outer);
    for (const prefix of scope.bound) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) + 1);
    this.scopes.push(scope);
    const isSound = attributes.every((attribute) => isDeclaration(attribute) || this.isBound(attribute[0]));
    return isSound && this.isBound(name) ? scope.hasDefault || name.includes(':') : null;
  }

  leave(): void {
    for (const prefix of this.scopes.pop()?.bound ?? [])
      this.bound.set(prefix, (this.bound.get(prefix) ?? 0) - 1);
  }

  private isBound(name: string): boolean {
    if (!name.includes(':')) return true;
    const [prefix = '', local = '', ...rest] = name.split(':');
    return local !== '' && rest.length === 0 && (this.bound.get(prefix) ?? 0) > 0;
  }
}

const isDeclaration = ([name]: Attribute): boolean => name === 'xmlns' || name.startsWith('xmlns:');

function declaredBy(attributes: readonly Attribute[], outer: Scope): Scope {
  const own = attributes.find(([name]) => name === 'xmlns');
  const bound = attributes
    .filter(([name]) => name.startsWith('xmlns:'))
    .map(([name]) => name.slice('xmlns:'.length));
  return { bound, hasDefault: own ? own[1] !== '' : outer.hasDefault };
}

/** Most elements declare nothing: one object serves all of them that are inside of the same one. */
const inherited = (outer: Scope): Scope =>
  outer.bound.length === 0 ? outer : { bound: [], hasDefault: outer.hasDefault };
