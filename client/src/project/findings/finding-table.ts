import type { CheckSettings } from '#core/api/checks.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { Severity } from '#core/checks/severity.js';

import type { ValueTable } from '../store/value-table.js';
import { bitOf } from './check-bits.js';
import type { CheckBits } from './check-bits.js';
import type { FindingCounts, FindingFilter } from './finding-filter.js';
import { severitiesOf } from './severities-of.js';

const SEVERITIES = ['error', 'warning', 'hint'] as const;

/** The findings of the checks in the values of a project. */
export class FindingTable {
  /**
   * @param table the value table that the bits follow slot by slot
   * @param bits the checks with a finding in each slot, by language
   */
  constructor(
    private readonly table: ValueTable,
    private readonly bits: ReadonlyMap<number, Uint32Array>,
    private readonly settings: CheckSettings,
  ) {}

  /** Whether it has the slots of this table. */
  follows(table: ValueTable): boolean {
    return this.table === table;
  }

  withSettings(settings: CheckSettings): FindingTable {
    return settings === this.settings ? this : new FindingTable(this.table, this.bits, settings);
  }

  withBits(bits: readonly (readonly [languageId: number, bits: Uint32Array])[]): FindingTable {
    if (bits.length === 0) return this;
    return new FindingTable(this.table, new Map([...this.bits, ...bits]), this.settings);
  }

  /** Returns a function that counts the values of a key, in these languages, with a finding that the filter matches. */
  findingsIn(asked: FindingFilter, languageIds: readonly number[]): (keyId: number) => number {
    const columns = languageIds.flatMap((id) => {
      const column = this.bits.get(id);
      return column ? [{ column, wanted: askedBits(this.settings, id, asked) }] : [];
    });
    return (keyId) => {
      const [from, to] = this.table.slotsOf(keyId);
      let count = 0;
      for (const { column, wanted } of columns)
        for (let slot = from; slot < to; slot += 1) if (((column[slot] ?? 0) & wanted) !== 0) count += 1;
      return count;
    };
  }

  /** Counts the values of these keys by their highest severity and by check. */
  count(keys: readonly { id: number }[], languageIds: readonly number[]): FindingCounts {
    const totals = { bySeverity: [0, 0, 0], byBit: new Array<number>(CHECK_IDS.length).fill(0) };
    const columns = languageIds.flatMap((id) => {
      const column = this.bits.get(id);
      const masks = SEVERITIES.map((one) => bitsOfSeverities(this.settings, id, [one]));
      return column ? [{ column, masks }] : [];
    });
    for (const { id } of keys) {
      const [from, to] = this.table.slotsOf(id);
      for (const { column, masks } of columns)
        for (let slot = from; slot < to; slot += 1) countBits(column[slot] ?? 0, masks, totals);
    }
    const [errors = 0, warnings = 0, hints = 0] = totals.bySeverity;
    const byCheck = CHECK_IDS.map((check, bit) => [check, totals.byBit[bit] ?? 0] as const);
    return { errors, warnings, hints, byCheck: new Map(byCheck.filter(([, count]) => count > 0)) };
  }
}

/** The checks with one of these severities in a language. */
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

const askedBits = (settings: CheckSettings, languageId: number, asked: FindingFilter): CheckBits =>
  asked === 'any'
    ? bitsOfSeverities(settings, languageId, ['error', 'warning'])
    : bitOf(asked) & bitsOfSeverities(settings, languageId, ['error', 'warning', 'hint']);

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
