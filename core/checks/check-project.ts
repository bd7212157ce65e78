import type { Finding } from './finding.js';
import type { Severities } from './severities.js';

/** A translation with its source. */
export interface Pair {
  source: string;
  text: string;
}

/**
 * Compares the keys of one language and returns the findings `inconsistent` and `ambiguous` by the index of the pair.
 * Linear time. Pairs with an empty side have no findings.
 */
export function checkConsistency(pairs: readonly Pair[], severities: Severities): Map<number, Finding[]> {
  const findings = new Map<number, Finding[]>();
  const texts = new Partners();
  const sources = new Partners();
  pairs.forEach((pair) => addPair(pair, texts, sources));
  if (!texts.hasSeveral && !sources.hasSeveral) return findings;
  pairs.forEach(({ source, text }, index) => {
    const ways = texts.count(source.trim());
    const origins = sources.count(text.trim());
    if (ways === 1 && origins === 1) return;
    const found: Finding[] = [];
    const at = [0, text.length] as const;
    if (ways > 1 && severities.inconsistent !== 'off')
      found.push({ check: 'inconsistent', at, args: { count: ways } });
    if (origins > 1 && severities.ambiguous !== 'off')
      found.push({ check: 'ambiguous', at, args: { count: origins } });
    if (found.length > 0 && source.trim() !== '' && text.trim() !== '') findings.set(index, found);
  });
  return findings;
}

function addPair(pair: Pair, texts: Partners, sources: Partners): void {
  const source = pair.source.trim();
  const text = pair.text.trim();
  if (source === '' || text === '') return;
  texts.add(source, text);
  sources.add(text, source);
}

/** The distinct partners of each text. Most texts have one; only those with several get a set. */
class Partners {
  private readonly first = new Map<string, string>();
  private readonly several = new Map<string, Set<string>>();

  get hasSeveral(): boolean {
    return this.several.size > 0;
  }

  add(text: string, partner: string): void {
    const first = this.first.get(text);
    if (first === undefined) this.first.set(text, partner);
    else if (first !== partner) {
      const all = this.several.get(text);
      if (all) all.add(partner);
      else this.several.set(text, new Set([first, partner]));
    }
  }

  /** Returns the number of distinct partners; 1 if the text has no other. */
  count(text: string): number {
    return this.several.get(text)?.size ?? 1;
  }
}
