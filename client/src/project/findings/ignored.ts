import type { CheckSettings, FindingRef, IgnoredFinding } from '#core/api/checks.js';
import type { Finding } from '#core/checks/finding.js';
import { fingerprint } from '#core/checks/fingerprint.js';

/** The ignored findings of a value, as `check fingerprint`. */
export type IgnoredOfValue = ReadonlySet<string>;

export const ignoredId = ({ check, fingerprint: print }: FindingRef): string => `${check} ${print}`;

/** The reference by which a finding is ignored; `source` is the source text it was found with, or empty. */
export const refOf = (finding: Finding, source: string): FindingRef => ({
  check: finding.check,
  fingerprint: fingerprint(finding, source || null),
});

const indexes = new WeakMap<readonly IgnoredFinding[], ReadonlyMap<number, IgnoredOfValue>>();

/** The ignored findings by value id. Each list is indexed once. */
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

/** The findings that are not ignored. */
export const standing = (
  findings: readonly Finding[],
  source: string,
  ignored: IgnoredOfValue | undefined,
): readonly Finding[] =>
  ignored ? findings.filter((finding) => !ignored.has(ignoredId(refOf(finding, source)))) : findings;
