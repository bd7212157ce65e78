import { Buffer } from 'node:buffer';

import { inspect, isInspected } from './inspect.ts';
import type { Fact } from './inspect.ts';
import { commentsOf, encodingOf, sourceOf, tokensOf } from './tokens.ts';

/** by reason, how many */
export type Losses = Map<string, number>;

/**
 * How a file that came back compares with the original, by the first verdict that holds.
 * @param file its name
 */
export function compareFiles(
  file: string,
  original: Uint8Array,
  returned: Uint8Array,
): { verdict: 'same' | 'spaces' | 'lost'; losses: Losses } {
  if (Buffer.compare(original, returned) === 0) return { verdict: 'same', losses: new Map() };
  const losses = lossesOf(file, original, returned);
  const [before, after] = [original, returned].map((bytes) => tokensOf(file, sourceOf(bytes)).join('\n'));
  if (isInspected(file) && losses.size === 0 && before === after) return { verdict: 'spaces', losses };
  // Something is different, even where no tool can say what.
  return { verdict: 'lost', losses: losses.size > 0 ? losses : new Map([['spelling', 1]]) };
}

function lossesOf(file: string, original: Uint8Array, returned: Uint8Array): Losses {
  const [before, after] = [inspect(file, original), inspect(file, returned)];
  const [encoding, newEncoding] = [original, returned].map((bytes) => JSON.stringify(encodingOf(bytes)));
  const counts = {
    ...lostFacts(before?.facts ?? [], after?.facts ?? []),
    comments: lostComments(commentsOf(file, sourceOf(original)), commentsOf(file, sourceOf(returned))),
    encoding: Number(encoding !== newEncoding),
  };
  return new Map(Object.entries(counts).filter(([, count]) => count > 0));
}

/** The missing, changed and moved facts. */
export function lostFacts(before: readonly Fact[], after: readonly Fact[]) {
  const found = new Map(after.map(({ path, text }) => [path, text]));
  const known = new Set(before.map(({ path }) => path));
  const missing = before.filter(({ path }) => !found.has(path));
  const inBoth = before.filter(({ path }) => found.has(path));
  const order = after.filter(({ path }) => known.has(path)).map(({ path }) => path);
  return {
    names: missing.filter(({ isForm }) => !isForm).length,
    'plural forms': missing.filter(({ isForm }) => isForm).length,
    texts: inBoth.filter(({ path, text }) => found.get(path) !== text).length,
    additions: after.filter(({ path }) => !known.has(path)).length,
    order: Number(missing.length === 0 && order.join('\0') !== inBoth.map(({ path }) => path).join('\0')),
  };
}

function lostComments(before: readonly string[], after: readonly string[]) {
  const left = [...after];
  return before.filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
