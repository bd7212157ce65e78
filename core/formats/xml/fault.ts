import { BAD_REFERENCE, characterData } from './references.js';

/** Where a parser stood when it refused a document. */
export interface ParserState {
  /** Offset behind the last character read. */
  position: number;
  /** Offset behind the last whole tag, comment or section. */
  settled: number;
  isAtEnd: boolean;
  isOutsideRoot: boolean;
  isInDoctype: boolean;
}

const UNDEFINED_REFERENCE = /^&[^\s&;<>"']+;$/;

/**
 * The first character that cannot be right, or where an unterminated comment or quoted value begins. The parser
 * itself notices some faults late: an ampersand at the next semicolon, a wrong closing tag at its end.
 */
export function offsetOfFault(source: string, state: ParserState): number {
  const { position, settled, isAtEnd, isOutsideRoot, isInDoctype } = state;
  const limit = isAtEnd ? source.length : position;
  const unsettled = source.slice(settled, limit);
  const markup = settled + Math.max(unsettled.indexOf('<'), 0);
  const early =
    (isOutsideRoot ? strayText(unsettled) : null) ?? (isInDoctype ? null : badReference(unsettled));
  if (early !== null) return settled + early;
  if (isAtEnd) return openConstruct(source, markup) ?? source.length;
  return lateInTag(source, markup, limit) ?? limit - 1 - undefinedReference(unsettled);
}

function strayText(unsettled: string): number | null {
  const text = /[^ \t\n]/.exec(unsettled);
  return text && text[0] !== '<' ? text.index : null;
}

/** An ampersand that begins no reference: the parser reads on to the next semicolon, over tags and comments. */
function badReference(unsettled: string): number | null {
  for (const { text, start } of characterData(unsettled, 0)) {
    const found = BAD_REFERENCE.exec(text);
    if (found) return start + found.index;
  }
  return null;
}

/** How far before its last character the text has the ampersand of a reference to nothing: `&nbsp;`. */
const undefinedReference = (unsettled: string): number => {
  const reference = UNDEFINED_REFERENCE.exec(unsettled.slice(unsettled.lastIndexOf('&')));
  return reference ? reference[0].length - 1 : 0;
};

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

/** Begins only where a name does: tried from each of its characters, a long name would take quadratic time. */
const ATTRIBUTE = /(?<![^\s"'])([^\s"'=<]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

function repeatedAttribute(source: string, tag: number, end: number): number | null {
  const names = new Set<string>();
  for (const { index, 1: name = '' } of source.slice(tag, end).matchAll(ATTRIBUTE)) {
    if (names.has(name)) return tag + index;
    names.add(name);
  }
  return null;
}
