import { closeDeclaration, skipAttributes, skipElement, skipNotation } from './declarations.js';
import { skipExternalId } from './external-id.js';
import { Malformed } from '../text/malformed.js';
import { BAD_REFERENCE } from './references.js';
import { LITERAL, NAME, Scanner, SPACE } from './scanner.js';

/** The internal general entities of a document: replacement text by name. */
export interface Doctype {
  entities: ReadonlyMap<string, string>;
  /** Offset behind the declaration. */
  end: number;
}

const PROLOG = /[ \t\n\uFEFF]+|<\?[^]*?\?>|<!--[^]*?-->/y;
const START = /<!DOCTYPE/y;
const SUBSET = /\[/y;
const SUBSET_END = /\]/y;
const COMMENT = /<!--/y;
const INSTRUCTION = /<\?/y;
const DECLARATION = /<!(ENTITY|ELEMENT|ATTLIST|NOTATION)[ \t\n]+/y;
const PARAMETER = /%[ \t\n]+/y;
const PARAMETER_REFERENCE = /%(?=[^\s;]+;)/y;
const REFERENCE_END = /;/y;
const UNPARSED = /[ \t\n]+NDATA[ \t\n]+/y;

/**
 * Reads the document type declaration of an XML text whose lines end in LF: the internal subset alone, nothing
 * external is ever fetched, and parameter entities are not followed. Linear.
 *
 * @param refuse told the first character that cannot be right.
 * @returns null when there is no declaration.
 */
export function readDoctype(source: string, refuse: (offset: number) => never): Doctype | null {
  const scanner = new Scanner(source, 0, refuse);
  while (scanner.take(PROLOG));
  if (!scanner.take(START)) return null;
  scanner.need(SPACE);
  scanner.need(NAME);
  if (scanner.take(SPACE) && skipExternalId(scanner)) scanner.take(SPACE);
  const entities = scanner.take(SUBSET) ? readSubset(scanner) : new Map<string, string>();
  closeDeclaration(scanner);
  return { entities, end: scanner.at };
}

/** The declaration of a text that may be no sound document; null, too, where it is broken. */
export function soundDoctype(source: string): Doctype | null {
  try {
    return readDoctype(source, () => {
      throw new Malformed(1);
    });
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return null;
  }
}

function readSubset(scanner: Scanner): Map<string, string> {
  const entities = new Map<string, string>();
  for (;;) {
    scanner.take(SPACE);
    const start = scanner.at;
    if (scanner.take(SUBSET_END)) return entities;
    if (scanner.take(COMMENT)) skipComment(scanner, start);
    else if (scanner.take(INSTRUCTION)) skipInstruction(scanner, start);
    else if (scanner.take(PARAMETER_REFERENCE)) {
      scanner.need(NAME);
      scanner.need(REFERENCE_END);
    } else readDeclaration(scanner, entities);
  }
}

function skipComment(scanner: Scanner, start: number): void {
  scanner.skipBehind('--', start);
  if (scanner.source[scanner.at] !== '>') scanner.fail(scanner.at - '--'.length);
  scanner.at += 1;
}

function skipInstruction(scanner: Scanner, start: number): void {
  const { at } = scanner;
  const [target] = scanner.need(NAME);
  if (target.toLowerCase() === 'xml') scanner.fail(at);
  if (!scanner.take(SPACE) && !scanner.source.startsWith('?>', scanner.at)) scanner.fail(scanner.at);
  scanner.skipBehind('?>', start);
}

function readDeclaration(scanner: Scanner, entities: Map<string, string>): void {
  const [, kind] = scanner.need(DECLARATION);
  const isParameter = kind === 'ENTITY' && scanner.take(PARAMETER) !== null;
  const [name] = scanner.need(NAME);
  const hasSpace = scanner.take(SPACE) !== null;
  if (kind === 'ATTLIST') {
    if (hasSpace) skipAttributes(scanner);
  } else if (!hasSpace) scanner.fail(scanner.at);
  else if (kind === 'ELEMENT') skipElement(scanner);
  else if (kind === 'NOTATION') skipNotation(scanner);
  else {
    const text = entityText(scanner, isParameter);
    // The first declaration of a name binds (XML 1.0, 4.2).
    if (text !== null && !isParameter && !entities.has(name)) entities.set(name, text);
  }
  closeDeclaration(scanner);
}

/** The replacement text of an entity; null for one outside of the document. */
function entityText(scanner: Scanner, isParameter: boolean): string | null {
  const start = scanner.at + 1;
  const literal = scanner.take(LITERAL);
  if (literal)
    return replacementText(literal[1] ?? literal[2] ?? '', (offset) => scanner.fail(start + offset));
  if (!skipExternalId(scanner)) scanner.fail(scanner.at);
  if (!isParameter && scanner.take(UNPARSED)) scanner.need(NAME);
  return null;
}

const CHARACTER = /&#(?:x([\da-fA-F]+)|(\d+));/g;
/** What no document holds, not even by reference. */
const FORBIDDEN = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * Character references are resolved where an entity is declared, other references where it is used (XML 1.0, 4.5).
 * Parameter entities have no place in the literals of an internal subset.
 */
function replacementText(literal: string, refuse: (offset: number) => never): string {
  const fault = [literal.search(BAD_REFERENCE), literal.indexOf('%')].filter((offset) => offset >= 0);
  if (fault.length > 0) refuse(Math.min(...fault));
  return literal.replace(
    CHARACTER,
    (_, hex: string | undefined, decimal: string | undefined, offset: number) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
      return FORBIDDEN.test(character) ? refuse(offset) : character;
    },
  );
}
