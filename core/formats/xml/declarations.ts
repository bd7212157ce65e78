import { skipExternalId } from './external-id.js';
import { BAD_REFERENCE } from './references.js';
import { LITERAL, NAME, NMTOKEN, SPACE, TAG_END } from './scanner.js';
import type { Scanner } from './scanner.js';

const KEYWORD_MODEL = /EMPTY|ANY/y;
const OPEN = /\([ \t\n]*/y;
const CLOSE = /[ \t\n]*\)/y;
const SEPARATOR = /[ \t\n]*([|,])[ \t\n]*/y;
const BAR = /[ \t\n]*\|[ \t\n]*/y;
const REPEAT = /[?*+]/y;
const TEXT = /#PCDATA/y;
const ANY_NUMBER = /\*/y;
const KEYWORD_TYPE = /(?:CDATA|IDREFS?|ID|ENTITY|ENTITIES|NMTOKENS?)(?=[ \t\n])/y;
const NOTATION = /NOTATION[ \t\n]+/y;
const NO_DEFAULT = /#(?:REQUIRED|IMPLIED)/y;
const FIXED = /#FIXED[ \t\n]+/y;

/** Reads over `<!NOTATION` from behind its name on. */
export function skipNotation(scanner: Scanner): void {
  if (!skipExternalId(scanner, true)) scanner.fail(scanner.at);
}

/** Reads over `<!ELEMENT` from behind its name on. */
export function skipElement(scanner: Scanner): void {
  if (scanner.take(KEYWORD_MODEL)) return;
  scanner.need(OPEN);
  if (scanner.take(TEXT)) skipMixed(scanner);
  else skipChildren(scanner);
}

/** `(#PCDATA | b | i)*`, from behind the first word on. */
function skipMixed(scanner: Scanner): void {
  let hasNames = false;
  while (scanner.take(BAR)) {
    scanner.need(NAME);
    hasNames = true;
  }
  scanner.need(CLOSE);
  if (!scanner.take(ANY_NUMBER) && hasNames) scanner.fail(scanner.at);
}

/** `(a, (b | c)*, d?)+`, from behind the first bracket on. Without recursion: a hostile file has many brackets. */
function skipChildren(scanner: Scanner): void {
  /** The separators of the open brackets. */
  const separators: (string | undefined)[] = [undefined];
  while (separators.length > 0) {
    if (scanner.take(OPEN)) {
      separators.push(undefined);
      continue;
    }
    scanner.need(NAME);
    scanner.take(REPEAT);
    while (separators.length > 0 && scanner.take(CLOSE)) {
      separators.pop();
      scanner.take(REPEAT);
    }
    if (separators.length > 0) separators.push(separatorAfter(separators.pop(), scanner));
  }
}

/** The separator here, which must be that of the bracket. */
function separatorAfter(known: string | undefined, scanner: Scanner): string | undefined {
  const start = scanner.at;
  const [, separator] = scanner.need(SEPARATOR);
  if (known !== undefined && known !== separator) scanner.fail(start);
  return separator;
}

/** Reads over `<!ATTLIST` from behind its name on: attributes with their types and defaults. */
export function skipAttributes(scanner: Scanner): void {
  for (let hasSpace = true; hasSpace && scanner.take(NAME); hasSpace = scanner.take(SPACE) !== null) {
    scanner.need(SPACE);
    skipType(scanner);
    scanner.need(SPACE);
    if (!scanner.take(NO_DEFAULT)) skipDefault(scanner);
  }
}

function skipType(scanner: Scanner): void {
  if (scanner.take(KEYWORD_TYPE)) return;
  const item = scanner.take(NOTATION) ? NAME : NMTOKEN;
  scanner.need(OPEN);
  scanner.need(item);
  while (scanner.take(BAR)) scanner.need(item);
  scanner.need(CLOSE);
}

function skipDefault(scanner: Scanner): void {
  scanner.take(FIXED);
  const start = scanner.at;
  const [value] = scanner.need(LITERAL);
  const fault = value.search(/</);
  const reference = value.search(BAD_REFERENCE);
  const faults = [fault, reference].filter((offset) => offset >= 0);
  if (faults.length > 0) scanner.fail(start + Math.min(...faults));
}

/** The end of a declaration. */
export function closeDeclaration(scanner: Scanner): void {
  scanner.take(SPACE);
  scanner.need(TAG_END);
}
