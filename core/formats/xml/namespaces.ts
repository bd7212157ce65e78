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
  /** Of the innermost open element, and of those around it. */
  private scope = WITHOUT_DEFAULT;
  private readonly outer: Scope[] = [];

  /** @returns whether the element is in a namespace, or null if its prefix is not declared. */
  enter(name: string, attributes: readonly XmlAttribute[]): boolean | null {
    this.outer.push(this.scope);
    this.scope = this.scope.hasDefault ? WITH_DEFAULT : WITHOUT_DEFAULT;
    if (attributes.some(isSpecial) && !this.declare(attributes)) return null;
    return this.isBound(name) ? this.scope.hasDefault || hasPrefix(name) : null;
  }

  leave(): void {
    for (const prefix of this.scope.bound) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) - 1);
    this.scope = this.outer.pop() ?? WITHOUT_DEFAULT;
  }

  /** @returns whether every prefix of an attribute is declared. */
  private declare(attributes: readonly XmlAttribute[]): boolean {
    const declarations = attributes.filter(isDeclaration);
    const own = declarations.find(({ name }) => name === 'xmlns');
    const bound = declarations.filter((one) => one !== own).map(({ name }) => name.slice('xmlns:'.length));
    this.scope = { bound, hasDefault: own ? own.value !== '' : this.scope.hasDefault };
    for (const prefix of bound) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) + 1);
    return attributes.every((attribute) => isDeclaration(attribute) || this.isBound(attribute.name));
  }

  private isBound(name: string): boolean {
    if (!hasPrefix(name)) return true;
    const [prefix = '', local = '', ...rest] = name.split(':');
    return local !== '' && rest.length === 0 && (this.bound.get(prefix) ?? 0) > 0;
  }
}

const COLON = 0x3a;

/** By hand: names are many and short. */
function hasPrefix(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) if (name.charCodeAt(at) === COLON) return true;
  return false;
}

const isSpecial = ({ name }: XmlAttribute): boolean => hasPrefix(name) || name === 'xmlns';

const isDeclaration = ({ name }: XmlAttribute): boolean => name === 'xmlns' || name.startsWith('xmlns:');
