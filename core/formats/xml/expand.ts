import { SaxesParser } from 'saxes';

import { REFERENCE, references } from './references.js';

/** «Expansion over 1 MB is a parse error»: of all references of a document together. */
const MAX_EXPANSION = 1 << 20;
/** Entities within entities; deeper is a bomb, or a circle. */
const MAX_NESTING = 50;
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

/** A document with expanded entities, and the original offsets. */
export interface Expanded {
  text: string;
  /** The offset in the original of one in `text`. */
  originOf(offset: number): number;
}

/**
 * Writes out the references to the entities a document declares, so that they are parsed where they stand, markup
 * and all. Other references are left to the parser.
 *
 * @param from offset behind the document type declaration.
 * @returns the offset of the reference that cannot be expanded when there is one.
 */
export function expandEntities(
  source: string,
  from: number,
  entities: ReadonlyMap<string, string>,
): Expanded | { broken: number } {
  const expander = new Expander(entities);
  const pieces: string[] = [];
  const moves = [{ target: 0, origin: 0 }];
  let length = 0;
  let copied = 0;
  for (const { offset, name, isAttribute } of references(source, from)) {
    const replacement = expander.expand(name);
    if (replacement === null) return { broken: offset };
    if (replacement === undefined) continue;
    const written = isAttribute ? asAttribute(replacement) : replacement;
    pieces.push(source.slice(copied, offset), written);
    length += offset - copied;
    moves.push({ target: length, origin: offset });
    copied = offset + name.length + 2;
    length += written.length;
    moves.push({ target: length, origin: copied });
  }
  pieces.push(source.slice(copied));
  return { text: pieces.join(''), originOf: originIn(moves) };
}

/** Inside a replacement every offset is the reference's; outside they run in step. */
function originIn(moves: readonly { target: number; origin: number }[]): (offset: number) => number {
  return (offset) => {
    let low = 0;
    let high = moves.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((moves[middle]?.target ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const { target, origin } = moves[low] ?? { target: 0, origin: 0 };
    return low % 2 === 1 ? origin : origin + offset - target;
  };
}

class Expander {
  private readonly done = new Map<string, string | null>();
  private spent = 0;

  constructor(private readonly entities: ReadonlyMap<string, string>) {}

  /** The full replacement text; undefined for a name that is not declared, null when it cannot be expanded. */
  expand(name: string, depth = 0): string | null | undefined {
    if (PREDEFINED.has(name) || !this.entities.has(name)) return undefined;
    const text = depth < MAX_NESTING ? (this.done.get(name) ?? this.write(name, depth)) : null;
    this.spent += text?.length ?? 0;
    return this.spent > MAX_EXPANSION ? null : text;
  }

  private write(name: string, depth: number): string | null {
    if (this.done.has(name)) return null;
    let isSound = true;
    const text = (this.entities.get(name) ?? '').replace(REFERENCE, (reference, inner: string) => {
      const replacement = isSound ? this.expand(inner, depth + 1) : null;
      isSound &&= replacement !== null;
      return replacement ?? reference;
    });
    const result = isSound && isWellFormed(text) ? text : null;
    this.done.set(name, result);
    return result;
  }
}

/** An entity must hold whole elements and whole references (XML 1.0, 4.3.2), else text around it would complete it. */
function isWellFormed(text: string): boolean {
  let isSound = true;
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', () => {
    isSound = false;
  });
  parser.write(text).close();
  return isSound;
}

/** In an attribute value a replacement text is data: its quotes close nothing and its line ends are spaces. */
const asAttribute = (text: string): string =>
  text
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;')
    .replace(/[\t\n]/g, ' ');
