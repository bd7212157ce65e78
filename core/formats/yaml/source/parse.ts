import { Composer } from 'yaml';
import type { CST } from 'yaml';

import { lineIndex } from '../../text/lines.js';
import { faultAt, Malformed } from '../../text/malformed.js';
import type { ImportReason } from '../../text/import-warning.js';
import { KeyCount } from './key-count.js';
import { restoreLines, withLowLinesJoined } from './low-lines.js';
import { simpleYaml } from './simple/simple-yaml.js';
import { NO_TYPE, REFUSED, YamlTokens } from './yaml-tokens.js';
import type { Fail } from './yaml-tokens.js';

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
 * @param checkKeys may end the reading at a number of keys, of which the last one begins at the offset
 * @throws Malformed when it does not parse, or has what no file of translations needs: references, tags, several documents
 */
export function parseYaml(
  text: string,
  checkKeys: (count: number, offset: number) => void,
): CST.Token | null {
  const simple = simpleYaml(text, new KeyCount(checkKeys));
  if (simple) return simple;
  try {
    return fullYaml(text, checkKeys);
  } catch (error) {
    const joined =
      error instanceof Malformed && error.details.reason === undefined ? withLowLinesJoined(text) : null;
    const read = joined === null ? null : fullYaml(joined, checkKeys);
    if (joined === null) throw error;
    if (read) restoreLines(read, text);
    return read;
  }
}

function fullYaml(text: string, checkKeys: (count: number, offset: number) => void): CST.Token | null {
  const fail: Fail = (offset, reason) => {
    throw new Malformed(lineIndex(text)(offset), { ...faultAt(text, offset), ...(reason && { reason }) });
  };
  refuseEarly(text, fail);
  const { tokens, second } = new YamlTokens(text, fail, checkKeys).read();
  const documents = tokens.filter((token) => token.type === 'document');
  for (const { value, start } of documents)
    checkToken({ type: 'document', start, value }, (offset, reason) => fail(offset, reason));
  const fault = firstFault(tokens);
  if (fault !== null) fail(fault);
  if (second !== null) fail(second, 'yaml_documents');
  return documents[0]?.value ?? null;
}

/** The beginning of a long file, and how far before its end a fault has nothing to do with the rest being cut off. */
const HEAD = 120_000;
const FAR = 60_000;

/** Refuses a long file for a fault in its beginning, before the rest is read. */
function refuseEarly(text: string, fail: Fail): void {
  if (text.length < 4 * HEAD) return;
  const fault = firstFault(new YamlTokens(text.slice(0, HEAD), fail).read().tokens);
  if (fault !== null && fault < FAR) fail(fault);
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

type Mark = Pick<AnyToken, 'type' | 'offset'> & { isAllowed?: boolean };

const beforeValue = (mark: CST.SourceToken): Mark => ({ ...mark, isAllowed: mark.source === NO_TYPE });

const MERGE_KEY = '<<';

/** Looks for what is refused, as deep as the parser goes. */
function checkToken(token: AnyToken, refuse: Refuse): void {
  for (const { type, offset = 0, isAllowed } of marksOf(token)) {
    const reason = isAllowed ? undefined : REFUSED.get(type);
    if (reason) refuse(offset, reason);
  }
  for (const inner of [token.key, token.value]) if (inner) checkToken(inner, refuse);
  for (const item of token.items ?? []) checkToken({ type: 'item', ...item }, refuse);
}

/** What stands before a token, or between key and value. A merge key refers to what it merges. */
const marksOf = (token: AnyToken): Mark[] => [
  token,
  ...[token.start ?? []].flat().map((mark) => (token.key || token.sep ? mark : beforeValue(mark))),
  ...(token.sep ?? []).map(beforeValue),
  ...(token.key?.type === 'scalar' && token.key.source === MERGE_KEY
    ? [{ ...token.key, type: 'alias' }]
    : []),
];
