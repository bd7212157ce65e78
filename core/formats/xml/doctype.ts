/** The internal general entities of a document: replacement text by name. */
export interface Doctype {
  entities: ReadonlyMap<string, string>;
  /** Offset behind the declaration. */
  end: number;
}

const PROLOG = /[ \t\n\uFEFF]+|<\?[^]*?\?>|<!--[^]*?-->/y;
const IGNORED = /[ \t\n]+|%[^\s;]+;|<\?[^]*?\?>|<!--[^]*?-->/y;
const OTHER = /<!(?:ELEMENT|ATTLIST|NOTATION)\b/y;
const ENTITY = /<!ENTITY[ \t\n]+(%[ \t\n]+)?([^\s"'<>&%;]+)[ \t\n]+/y;
const LITERAL = /(?:"([^"]*)"|'([^']*)')[ \t\n]*>/y;
const EXTERNAL = /(?:SYSTEM|PUBLIC)\b/y;
const CLOSING = /\][ \t\n]*>/y;

/**
 * Reads the document type declaration of an XML text whose lines end in LF: the internal subset alone, nothing
 * external is ever fetched, and parameter entities are not followed. Linear: no pattern here repeats a group.
 *
 * @returns null when there is no declaration; the offset of the first character that cannot be right when it is broken.
 */
export function readDoctype(source: string): Doctype | { broken: number } | null {
  const start = skipAll(PROLOG, source, 0);
  if (!source.startsWith('<!DOCTYPE', start)) return null;
  const subset = endOfMarkup(source, start + '<!DOCTYPE'.length, '[');
  if (source[subset] !== '[') {
    return source[subset] === '>' ? { entities: new Map(), end: subset + 1 } : { broken: subset };
  }
  const entities = new Map<string, string>();
  for (let at = skipAll(IGNORED, source, subset + 1); ; at = skipAll(IGNORED, source, at)) {
    const closing = match(CLOSING, source, at);
    if (closing) return { entities, end: at + closing[0].length };
    const next = readDeclaration(source, at, entities);
    if (next === null) return { broken: at };
    at = next;
  }
}

/** @returns the offset behind the declaration, or null when it is broken. */
function readDeclaration(source: string, at: number, entities: Map<string, string>): number | null {
  const entity = match(ENTITY, source, at);
  if (!entity) return match(OTHER, source, at) ? behindMarkup(source, at + 1) : null;
  const body = at + entity[0].length;
  const literal = match(LITERAL, source, body);
  if (!literal) return match(EXTERNAL, source, body) ? behindMarkup(source, body) : null;
  const [, parameter, name = ''] = entity;
  // The first declaration of a name binds (XML 1.0, 4.2).
  if (parameter === undefined && !entities.has(name)) entities.set(name, replacementText(literal));
  return body + literal[0].length;
}

function behindMarkup(source: string, from: number): number | null {
  const end = endOfMarkup(source, from, '<');
  return source[end] === '>' ? end + 1 : null;
}

/** Character references are resolved where an entity is declared, other references where it is used (XML 1.0, 4.5). */
const replacementText = ([, quoted, apostrophed]: RegExpExecArray): string =>
  (quoted ?? apostrophed ?? '').replace(
    /&#(?:x([\da-fA-F]{1,6})|(\d{1,7}));/g,
    (reference: string, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );

/** The offset of the next `>` or `stop` outside of quotes, or of the end of the text. */
function endOfMarkup(source: string, from: number, stop: string): number {
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '>' || character === stop) return at;
    if (character === '"' || character === "'") {
      const closing = source.indexOf(character, at + 1);
      if (closing < 0) return source.length;
      at = closing;
    }
  }
  return source.length;
}

function skipAll(pattern: RegExp, source: string, from: number): number {
  let at = from;
  for (let found = match(pattern, source, at); found; found = match(pattern, source, at))
    at += found[0].length;
  return at;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
