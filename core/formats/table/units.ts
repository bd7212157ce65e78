import { COMMON_GROUP } from '../../domain/rules.js';
import type { KeepContext } from '../model/kept-file.js';
import { checkCount } from '../model/read-context.js';
import { isSurelyKey, pluralEntries } from '../suffixed/plural-entries.js';
import type { Joint } from '../suffixed/plural-members.js';
import type { Header } from './header.js';
import { quantityOf } from './plural-texts.js';
import type { TableRow } from './table-types.js';

/** A row of a key; `quantity` is empty where the key is no plural. */
export interface UnitRow {
  row: TableRow;
  quantity: string;
}

/** The rows of one key. */
export interface Unit {
  group: string;
  name: string;
  line: number;
  isPlural: boolean;
  rows: UnitRow[];
}

/** A row with a name. */
interface NamedRow {
  row: TableRow;
  group: string;
  name: string;
  /** Null: none. */
  quantity: string | null;
}

/** How names say forms. */
const JOINTS = ['.', '_'] as const satisfies readonly Joint[];

/** The keys of a table. `joint`: of plurals whose forms are known by names alone, see docs/formats.md, 19.6. */
export function unitsOf(
  rows: readonly TableRow[],
  { roles, languages }: Header,
  context: KeepContext,
): { units: Unit[]; joint: Joint | null } {
  const named = namedRows(rows, roles, context);
  if (roles.includes('form')) return { units: joined(named, context), joint: null };
  const tags = languages.map(({ tag }) => tag);
  for (const joint of JOINTS) {
    const suffixed = suffixedRows(named, joint, tags, context);
    if (suffixed) return { units: joined(suffixed, context), joint };
  }
  return { units: joined(named, context), joint: null };
}

/** The rows with a name. */
function namedRows(rows: readonly TableRow[], roles: Header['roles'], context: KeepContext): NamedRow[] {
  const [keyAt, groupAt, formAt] = [roles.indexOf('key'), roles.indexOf('group'), roles.indexOf('form')];
  const named: NamedRow[] = [];
  let count = 0;
  for (const row of rows) {
    const name = textAt(row, keyAt);
    const quantity = quantityOf(textAt(row, formAt));
    const isKey = quantity === null && JOINTS.every((joint) => isSurelyKey(name, joint, context));
    checkCount((count += Number(isKey)), row.line, context);
    if (name.trim() === '') continue;
    const group = textAt(row, groupAt);
    named.push({ row, name, quantity, group: group.trim() === '' ? COMMON_GROUP : group });
  }
  return named;
}

const textAt = ({ cells }: TableRow, column: number): string => cells[column]?.text ?? '';

/** Rows of one plural as one key; of two with the same form, the later one counts. */
function joined(named: readonly NamedRow[], context: KeepContext): Unit[] {
  const units: Unit[] = [];
  const plurals = new Map<string, Map<string, Unit>>();
  for (const { row, group, name, quantity } of named) {
    const isPlural = quantity !== null;
    const inGroup = plurals.get(group) ?? new Map<string, Unit>();
    plurals.set(group, inGroup);
    const known = isPlural ? inGroup.get(name) : undefined;
    const unit = known ?? { group, name, line: row.line, isPlural, rows: [] };
    if (!known) checkCount(units.push(unit), row.line, context);
    if (isPlural) inGroup.set(name, unit);
    unit.rows.push({ row, quantity: quantity ?? '' });
  }
  for (const unit of units) if (unit.isPlural) unit.rows = countingRows(unit, context);
  return units;
}

function countingRows({ name, rows }: Unit, { reports }: KeepContext): UnitRow[] {
  const last = new Map<string, UnitRow>();
  for (const one of rows) {
    const earlier = last.get(one.quantity);
    if (earlier) reports.add('duplicate_key', earlier.row.line, { key: name });
    last.set(one.quantity, one);
  }
  return [...last.values()];
}

/** Rows whose names say their forms, if there are any: a form of one of the languages is one of the plural. */
function suffixedRows(
  named: readonly NamedRow[],
  joint: Joint,
  tags: readonly (string | null)[],
  context: KeepContext,
): NamedRow[] | null {
  const byGroup = new Map<string, number[]>();
  for (const [index, { group }] of named.entries()) {
    const members = byGroup.get(group);
    if (members) members.push(index);
    else byGroup.set(group, [index]);
  }
  const rows = [...named];
  let isFound = false;
  for (const [scope, members] of byGroup) {
    const entries = members.map((index) => ({ name: named[index]?.name ?? '', text: '', scope }));
    for (const [at, { category, plural }] of pluralEntries(entries, joint, context, tags)) {
      const index = members[at] ?? 0;
      const row = named[index];
      if (row) rows[index] = { ...row, name: plural.stem, quantity: category };
      isFound = true;
    }
  }
  return isFound ? rows : null;
}
