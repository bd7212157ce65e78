import type { CheckSettings, FindingRef, IgnoredFinding } from '#core/api/checks.js';
import type { Finding } from '#core/checks/finding.js';
import { fingerprint } from '#core/checks/fingerprint.js';

/** The ignored findings of a value, as `check fingerprint`. */
export type IgnoredOfValue = ReadonlySet<string>;

export const ignoredId = ({ check, fingerprint: print }: FindingRef): string => `${check} ${print}`;

/** How a finding is ignored; `source`: the text that it was found with, empty if there is none. */
export const refOf = (finding: Finding, source: string): FindingRef => ({
  check: finding.check,
  fingerprint: fingerprint(finding, source || null),
});

const indexes = new WeakMap<readonly IgnoredFinding[], ReadonlyMap<number, IgnoredOfValue>>();

/** By value. The same list is read once. */
export function ignoredByValue({
  ignored,
}: Pick<CheckSettings, 'ignored'>): ReadonlyMap<number, IgnoredOfValue> {
  const known = indexes.get(ignored);
  if (known) return known;
  const index = new Map<number, Set<string>>();
  for (const finding of ignored) {
    const ofValue = index.get(finding.valueId);
    if (ofValue) ofValue.add(ignoredId(finding));
    else index.set(finding.valueId, new Set([ignoredId(finding)]));
  }
  indexes.set(ignored, index);
  return index;
}

/** The findings that nobody ignores. */
export const standing = (
  findings: readonly Finding[],
  source: string,
  ignored: IgnoredOfValue | undefined,
): readonly Finding[] =>
  ignored ? findings.filter((finding) => !ignored.has(ignoredId(refOf(finding, source)))) : findings;
