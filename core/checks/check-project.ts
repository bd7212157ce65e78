import type { Finding } from './finding.js';
import type { Severities } from './severities.js';

/** A translation beside its source, of a whole language. */
export interface Pair {
  source: string;
  text: string;
}

/**
 * What the checks find that compare the keys of a language: `inconsistent` and `ambiguous`, by the index of the pair. One
 * pass, in linear time. Pairs with an empty side find nothing.
 */
export function checkConsistency(pairs: readonly Pair[], severities: Severities): Map<number, Finding[]> {
  const findings = new Map<number, Finding[]>();
  const counted = pairs.map(({ source, text }) => [source.trim(), text.trim()] as const);
  const textsOf = groupBy(counted.map(([source, text]) => [source, text]));
  const sourcesOf = groupBy(counted.map(([source, text]) => [text, source]));
  counted.forEach(([source, text], index) => {
    if (source === '' || text === '') return;
    const found = [
      ...findingOf('inconsistent', textsOf.get(source)?.size, pairs[index]),
      ...findingOf('ambiguous', sourcesOf.get(text)?.size, pairs[index]),
    ].filter(({ check }) => severities[check] !== 'off');
    if (found.length > 0) findings.set(index, found);
  });
  return findings;
}

function groupBy(entries: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of entries) {
    if (key === '' || value === '') continue;
    const group = groups.get(key);
    if (group) group.add(value);
    else groups.set(key, new Set([value]));
  }
  return groups;
}

const findingOf = (check: 'inconsistent' | 'ambiguous', count = 0, pair?: Pair): Finding[] =>
  count > 1 ? [{ check, at: [0, pair?.text.length ?? 0], args: { count } }] : [];
