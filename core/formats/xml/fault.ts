/** Where a parser stood when it refused a document. */
export interface ParserState {
  /** Offset behind the last character read. */
  position: number;
  /** Offset behind the last whole tag, comment or section. */
  settled: number;
  isAtEnd: boolean;
  isOutsideRoot: boolean;
}

const BAD_REFERENCE = /&(?!#\d+;|#x[\da-fA-F]+;|[^\s#&;<>"'][^\s&;<>"']*;)/;

/**
 * The first character that cannot be right, or where an unterminated comment or quoted value begins. The parser
 * itself notices some faults late: an ampersand at the next semicolon, a wrong closing tag at its end.
 */
export function offsetOfFault(source: string, state: ParserState): number {
  const { position, settled, isAtEnd, isOutsideRoot } = state;
  const limit = isAtEnd ? source.length : position;
  const unsettled = source.slice(settled, limit);
  const markup = settled + Math.max(unsettled.indexOf('<'), 0);
  const early = (isOutsideRoot ? strayText(unsettled) : null) ?? badReference(unsettled);
  if (early !== null) return settled + early;
  if (isAtEnd) return openConstruct(source, markup) ?? source.length;
  return lateInTag(source, markup, limit) ?? limit - 1;
}

function strayText(unsettled: string): number | null {
  const text = /[^ \t\n]/.exec(unsettled);
  return text && text[0] !== '<' ? text.index : null;
}

/** Comments and CDATA may hold any ampersand. */
const badReference = (unsettled: string): number | null =>
  unsettled.includes('<!') ? null : (BAD_REFERENCE.exec(unsettled)?.index ?? null);

/** A comment or quoted value that the end of the document leaves open. */
function openConstruct(source: string, markup: number): number | null {
  if (source.startsWith('<!--', markup)) return markup;
  return source.startsWith('<!', markup) ? null : openQuote(source, markup);
}

/** Faults that show only at the end of a tag: a closing tag of another name, an attribute given twice. */
function lateInTag(source: string, tag: number, limit: number): number | null {
  if (source[limit - 1] !== '>') return null;
  return source.startsWith('</', tag) ? tag : repeatedAttribute(source, tag, limit);
}

function openQuote(source: string, tag: number): number | null {
  for (let at = tag; at < source.length && source[at] !== '>'; at += 1) {
    const character = source.charAt(at);
    if (character !== '"' && character !== "'") continue;
    const closing = source.indexOf(character, at + 1);
    if (closing < 0) return at;
    at = closing;
  }
  return null;
}

function repeatedAttribute(source: string, tag: number, end: number): number | null {
  const names = new Set<string>();
  for (const { index, 1: name = '' } of source
    .slice(tag, end)
    .matchAll(/([^\s"'=<]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    if (names.has(name)) return tag + index;
    names.add(name);
  }
  return null;
}
