import { Composer, Lexer, Parser } from 'yaml';
import type { CST } from 'yaml';

import { lineIndex } from '../lines.js';
import { faultAt, Malformed } from '../malformed.js';
import type { ImportReason } from '../catalogue.js';

/** Collections within each other: deeper than any file of texts, and far from what a stack has room for. */
const MOST_LEVELS = 100;

/** Keys are compared when they are met: the library compares each one with all others. */
const OPTIONS = { schema: 'failsafe', uniqueKeys: false, merge: false } as const;

/**
 * The source of a file in which a lone CR is a line end too, as YAML has it. Offsets stay the same.
 */
export const withLineEnds = (source: string): string =>
  source.includes('\r') ? source.replace(/\r(?!\n)/g, '\n') : source;

/**
 * The collection that a YAML file holds, as a tree with the source of everything; null if the file holds none. Linear.
 *
 * @param text with the line ends of `withLineEnds`
 * @throws Malformed when it does not parse, or has what no file of translations needs: references, tags, several documents
 */
export function parseYaml(text: string): CST.Token | null {
  const fail = (offset: number, reason?: ImportReason): never => {
    throw new Malformed(lineIndex(text)(offset), { ...faultAt(text, offset), ...(reason && { reason }) });
  };
  const tokens = tokensOf(text, (offset) => fail(offset, 'too_deep'));
  const documents = tokens.filter((token) => token.type === 'document');
  for (const { value, start } of documents)
    checkToken({ type: 'document', start, value }, (offset, reason) => fail(offset, reason));
  const [document, second] = documents;
  const fault = firstFault(tokens);
  if (fault !== null) fail(fault);
  if (second) fail(second.offset, 'yaml_documents');
  return document?.value ?? null;
}

/**
 * The offset of the first fault; null if there is none. The library makes an error of every fault: nobody reads their stacks,
 * which would take most of the time that a file full of faults takes.
 */
function firstFault(tokens: readonly CST.Token[]): number | null {
  const errors = Error as ErrorConstructor & { stackTraceLimit?: number };
  const { stackTraceLimit = 10 } = errors;
  errors.stackTraceLimit = 0;
  try {
    const composed = [...new Composer(OPTIONS).compose(tokens)];
    return composed.find((document) => document.errors.length > 0)?.errors[0]?.pos[0] ?? null;
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

function tokensOf(text: string, refuse: (offset: number) => void): CST.Token[] {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > MOST_LEVELS) refuse(parser.offset);
  }
  tokens.push(...parser.end());
  return tokens;
}

type Refuse = (offset: number, reason: ImportReason) => void;

/** A token with all that may be in it, whatever it is. */
interface AnyToken {
  type: string;
  offset?: number;
  start?: CST.SourceToken | CST.SourceToken[];
  sep?: CST.SourceToken[];
  key?: CST.Token | null;
  value?: CST.Token | undefined;
  items?: readonly CST.CollectionItem[];
}

const REFUSED: ReadonlyMap<string, ImportReason> = new Map([
  ['alias', 'yaml_reference'],
  ['anchor', 'yaml_reference'],
  ['tag', 'yaml_tag'],
]);

const MERGE_KEY = '<<';

/** Looks for what is refused, as deep as the parser goes. */
function checkToken(token: AnyToken, refuse: Refuse): void {
  for (const { type, offset = 0 } of marksOf(token)) {
    const reason = REFUSED.get(type);
    if (reason) refuse(offset, reason);
  }
  for (const inner of [token.key, token.value]) if (inner) checkToken(inner, refuse);
  for (const item of token.items ?? []) checkToken({ type: 'item', ...item }, refuse);
}

/** What stands before a token, or between key and value. A merge key refers to what it merges. */
const marksOf = (token: AnyToken): Pick<AnyToken, 'type' | 'offset'>[] => [
  token,
  ...[token.start ?? []].flat(),
  ...(token.sep ?? []),
  ...(token.key?.type === 'scalar' && token.key.source === MERGE_KEY
    ? [{ ...token.key, type: 'alias' }]
    : []),
];
