import type { CheckSettings } from '#core/api/checks.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';
import type { Severity } from '#core/checks/severity.js';

import type { ValueTable } from '../store/value-table.js';
import { bitOf } from './check-bits.js';
import type { CheckBits } from './check-bits.js';
import { severitiesOf } from './severities-of.js';

/** Which issues are asked for: errors and warnings, or what one check finds, however severe. */
export type IssueFilter = 'any' | CheckId;

/** What the checks have found in the values of a project. */
export interface FoundIssues {
  /** To whose slots the bits belong. */
  table: ValueTable;
  bits: ReadonlyMap<number, Uint32Array>;
  settings: CheckSettings;
}

/** The checks that have one of some severities in a language. */
function bitsOfSeverities(
  settings: CheckSettings,
  languageId: number,
  wanted: readonly Severity[],
): CheckBits {
  const severities = severitiesOf(settings, languageId);
  return CHECK_IDS.reduce(
    (bits, check) => (wanted.includes(severities[check]) ? bits | bitOf(check) : bits),
    0,
  );
}

const askedBits = (settings: CheckSettings, languageId: number, asked: IssueFilter): CheckBits =>
  asked === 'any'
    ? bitsOfSeverities(settings, languageId, ['error', 'warning'])
    : bitOf(asked) & bitsOfSeverities(settings, languageId, ['error', 'warning', 'hint']);

/** How many values of a key in some languages have an issue that is asked for; none while nothing is known. */
export function issuesIn(
  found: FoundIssues | null,
  asked: IssueFilter,
  languageIds: readonly number[],
): (keyId: number) => number {
  if (found === null) return () => 0;
  const { table, bits, settings } = found;
  const columns = languageIds.flatMap((id) => {
    const column = bits.get(id);
    return column ? [{ column, wanted: askedBits(settings, id, asked) }] : [];
  });
  return (keyId) => {
    const [from, to] = table.slotsOf(keyId);
    let count = 0;
    for (const { column, wanted } of columns)
      for (let slot = from; slot < to; slot += 1) if (((column[slot] ?? 0) & wanted) !== 0) count += 1;
    return count;
  };
}

interface AskedIssues {
  found: FoundIssues | null;
  asked: IssueFilter | null;
  languageIds: readonly number[];
}

/** Adds the keys with an issue that is asked for to those of other filters, which may ask for none. */
export function orIssues(
  isOther: (keyId: number) => boolean,
  hasOthers: boolean,
  { found, asked, languageIds }: AskedIssues,
): (keyId: number) => boolean {
  if (asked === null) return isOther;
  const count = issuesIn(found, asked, languageIds);
  return (keyId) => count(keyId) > 0 || (hasOthers && isOther(keyId));
}

export interface IssueCounts {
  errors: number;
  warnings: number;
  hints: number;
  /** Of those that are not off. */
  byCheck: ReadonlyMap<CheckId, number>;
}

const SEVERITIES = ['error', 'warning', 'hint'] as const;

/** The values of some keys by severity, the highest of each, and by check. */
export function countIssues(
  found: FoundIssues | null,
  keyIds: Iterable<number>,
  languageIds: readonly number[],
): IssueCounts {
  const totals = { bySeverity: [0, 0, 0], byBit: new Array<number>(CHECK_IDS.length).fill(0) };
  if (found !== null) {
    const { table, bits, settings } = found;
    const columns = languageIds.flatMap((id) => {
      const column = bits.get(id);
      const masks = SEVERITIES.map((one) => bitsOfSeverities(settings, id, [one]));
      return column ? [{ column, masks }] : [];
    });
    for (const keyId of keyIds) {
      const [from, to] = table.slotsOf(keyId);
      for (const { column, masks } of columns)
        for (let slot = from; slot < to; slot += 1) countBits(column[slot] ?? 0, masks, totals);
    }
  }
  const [errors = 0, warnings = 0, hints = 0] = totals.bySeverity;
  const byCheck = CHECK_IDS.map((check, bit) => [check, totals.byBit[bit] ?? 0] as const);
  return { errors, warnings, hints, byCheck: new Map(byCheck.filter(([, count]) => count > 0)) };
}

/** Counts the findings of one value. `masks`: the checks of each severity, the highest first. */
function countBits(
  bits: CheckBits,
  masks: readonly CheckBits[],
  { bySeverity, byBit }: { bySeverity: number[]; byBit: number[] },
): void {
  if (bits === 0) return;
  const highest = masks.findIndex((mask) => (bits & mask) !== 0);
  if (highest < 0) return;
  bySeverity[highest] = (bySeverity[highest] ?? 0) + 1;
  const counted = masks.reduce((all, mask) => all | mask, 0);
  for (let rest = bits & counted; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    byBit[bit] = (byBit[bit] ?? 0) + 1;
  }
}
