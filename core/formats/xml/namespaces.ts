/** An attribute as written, prefix included. */
export interface XmlAttribute {
  name: string;
  value: string;
}

/** What an open element says of namespaces. */
interface Scope {
  /** Prefixes it binds. */
  bound: readonly string[];
  /** Whether a name without prefix is in a namespace. */
  hasDefault: boolean;
}

/** Most elements declare nothing: these two serve them all. */
const WITHOUT_DEFAULT: Scope = { bound: [], hasDefault: false };
const WITH_DEFAULT: Scope = { bound: [], hasDefault: true };

/**
 * Which prefixes are bound, by counting declarations: the parser's own look-up walks up all open elements, which a
 * deep file turns into quadratic time.
 */
export class Namespaces {
  private readonly bound = new Map<string, number>([['xml', 1]]);
  /** Of every open element, innermost last. */
  private readonly scopes: Scope[] = [];

  /** @returns whether the element is in a namespace, or null if its prefix is not declared. */
  enter(name: string, attributes: readonly XmlAttribute[]): boolean | null {
    const outer = this.scopes.at(-1) ?? WITHOUT_DEFAULT;
    const scope = scopeOf(attributes, outer);
    for (const prefix of scope.bound) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) + 1);
    this.scopes.push(scope);
    for (const attribute of attributes) {
      if (!this.isBound(attribute.name) && !isDeclaration(attribute)) return null;
    }
    return this.isBound(name) ? scope.hasDefault || name.includes(':') : null;
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

const isDeclaration = ({ name }: XmlAttribute): boolean =>
  name.startsWith('xmlns') && (name.length === 'xmlns'.length || name.startsWith(':', 'xmlns'.length));

function scopeOf(attributes: readonly XmlAttribute[], outer: Scope): Scope {
  if (!attributes.some(isDeclaration)) return outer.hasDefault ? WITH_DEFAULT : WITHOUT_DEFAULT;
  const own = attributes.find(({ name }) => name === 'xmlns');
  const bound = attributes
    .filter(({ name }) => name.startsWith('xmlns:'))
    .map(({ name }) => name.slice('xmlns:'.length));
  return { bound, hasDefault: own ? own.value !== '' : outer.hasDefault };
}
