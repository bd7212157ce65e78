import { Malformed } from '../text/malformed.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { ColumnPart, ProfilePart } from '../model/profile-types.js';
import { findHeader } from './find-header.js';
import type { FoundHeader } from './find-header.js';
import type { ColumnRole, Header } from './header.js';
import { headerStyleOf } from './language-header.js';
import { quantityOf } from './plural-texts.js';
import type { TableStyle } from './style.js';
import { TableKeys } from './table-keys.js';
import type { KeyRow } from './table-keys.js';
import { isBlank } from './table-types.js';
import type { Table, TableCell, TableRow } from './table-types.js';
import { unitsOf } from './units.js';
import type { Unit } from './units.js';

/**
 * Reads a table of translations that is to come back as it was (docs/formats.md, 17).
 *
 * @param style what the format says of the file
 * @throws Malformed when no row says where keys and languages are
 */
export function keepTable<Style extends TableStyle>(
  table: Table,
  context: KeepContext,
  style: Style,
): KeptFile<Style> {
  const found = findHeader(table.rows);
  const top = table.rows.find((row) => !isBlank(row));
  if (!found) throw new Malformed(top?.line ?? 1, { reason: 'table_header_expected' });
  const rows = table.rows.slice(found.index + 1);
  const header = withForms(found, rows);
  const { units, joint } = unitsOf(rows, header, context);
  const keys = new TableKeys(header, context);
  for (const unit of units) keys.add(unit);
  reportRows(rows, header, context);
  carryColumns(table.rows[found.index], header, context);
  const layout = new TableLayout(table, header, keys);
  return {
    style: {
      ...style,
      columns: header.roles.map((role, at) => role + lookOf(table, at)),
      ...(joint === '.' && { joint }),
    },
    parts: layout.parts(found.index, joint ? units.flatMap((unit) => namesOfForms(unit, joint)) : []),
    entries: keys.entries,
    languages: header.languages,
    carried: context.carried.list(),
  };
}

const lookOf = ({ looks = [] }: Table, column: number): string => (looks[column] ? `@${looks[column]}` : '');

/** The names of the rows of a plural, where those say the forms. */
const namesOfForms = ({ name, isPlural, rows }: Unit, joint: string): string[] =>
  isPlural ? rows.map(({ quantity }) => name + joint + quantity) : [];

/** A column is one of forms if it holds nothing else. */
function withForms(header: FoundHeader, rows: readonly TableRow[]): Header {
  const column = header.roles.indexOf('form');
  const hasOthers = rows.some(({ cells }) => {
    const { text = '' } = cells[column] ?? {};
    return text.trim() !== '' && quantityOf(text) === null;
  });
  return { ...header, roles: header.roles.map((role) => (role === 'form' && hasOthers ? '' : role)) };
}

/** Texts without a key are reported; other rows without one are headings and notes. */
function reportRows(rows: readonly TableRow[], { roles }: Header, { reports, carried }: KeepContext): void {
  const key = roles.indexOf('key');
  for (const row of rows) {
    if ((row.cells[key]?.text ?? '').trim() !== '' || isBlank(row)) continue;
    const hasText = roles.some((role, at) => typeof role === 'number' && (row.cells[at]?.text ?? '') !== '');
    if (hasText) reports.add('empty_name', row.line);
    else carried.add('row', row.line);
  }
}

function carryColumns(row: TableRow | undefined, { roles }: Header, { carried }: KeepContext): void {
  for (const [at, { text }] of row?.cells.entries() ?? [])
    if (roles[at] === '' && text.trim() !== '') carried.add('column', row?.line ?? 1);
}

/** Turns a table into the parts of a profile. */
class TableLayout {
  private readonly found: ProfilePart[] = [];
  /** What stands behind the last of them: source that stands together is one part. */
  private source = '';
  private readonly rowsOfForms: ProfilePart[] = [];
  private readonly key: number;
  /** One object for all cells of a language. */
  private readonly columns: readonly ColumnPart[];

  constructor(
    private readonly table: Table,
    private readonly header: Header,
    private readonly keys: TableKeys,
  ) {
    this.key = header.roles.indexOf('key');
    this.columns = header.languages.map((_, column) => ({ column }));
  }

  /** @param taken names that no new key may have */
  parts(headerAt: number, taken: string[]): ProfilePart[] {
    const { rows, head, tail, separator } = this.table;
    const end = rows.findLastIndex((row) => !isBlank(row)) + 1;
    this.source = head;
    rows.forEach((row, index) => {
      if (index === end) this.addPlace(taken);
      if (index === headerAt) this.addHeader(row);
      else if (index < headerAt || index >= end) this.source += sourceOf(row, separator);
      else this.addRow(row);
    });
    if (end === rows.length) this.addPlace(taken);
    this.found.push(this.source + tail);
    return this.found;
  }

  private add(part: ProfilePart): void {
    if (this.source !== '') this.found.push(this.source);
    this.source = '';
    this.found.push(part);
  }

  private addPlace(taken: string[]): void {
    this.source += this.table.foot ?? '';
    for (const part of this.rowsOfForms) this.add(part);
    this.add({ group: null, ...(taken.length > 0 && { taken }) });
  }

  private addHeader(row: TableRow): void {
    const [first] = this.header.languages;
    const style = headerStyleOf(first?.code ?? '', first?.tag ?? null);
    this.addCells(row, null);
    this.add(placeOf([], row, style));
    this.source += row.after;
  }

  private addRow(row: TableRow): void {
    const of = this.keys.rows.get(row);
    if (!of) {
      this.addCells(row, null);
      this.source += (row.rest ?? '') + row.after;
      return;
    }
    this.add(ENTRY);
    this.addCells(row, of);
    this.add(placeOf([of.entry], row, formIn(of)));
    this.source += row.after;
    const further = of.last && { rows: of.entry, ...of.last };
    if (further && !this.table.appends) this.add(further);
    this.add(END);
    if (further && this.table.appends) this.rowsOfForms.push(further);
  }

  /** A separator goes with the column that stands farther from that of the keys, which always stays. */
  private addCells({ before, cells }: TableRow, of: KeyRow | null): void {
    const { separator } = this.table;
    this.source += before;
    cells.forEach((cell, at) => {
      const role = this.header.roles[at] ?? '';
      const column = typeof role === 'number' ? this.columns[role] : undefined;
      if (column) this.add(column);
      if (at > this.key && at > 0) this.source += separator;
      this.addCell(cell, of && holeOf(cell, role, of));
      if (at < this.key && at < cells.length - 1) this.source += separator;
      if (column) this.add(END);
    });
  }

  private addCell({ open, source, close }: TableCell, hole: ProfilePart | null): void {
    if (hole) {
      this.source += open;
      this.add(hole);
      this.source += close;
    } else this.source += source;
  }
}

/** What a cell has in the place of its text; null where its source stays. */
function holeOf({ raw }: TableCell, role: ColumnRole, of: KeyRow): ProfilePart | null {
  if (role === 'description' && of.isDescribed) return { comment: raw, of: of.entry };
  if (typeof role !== 'number') return null;
  const form = of.forms?.[role];
  if (of.forms && !form) return null;
  return { text: of.entry, language: role, ...(form && { form }), raw };
}

/** The one of the row, in whichever language has it. */
const formIn = ({ forms }: KeyRow): string => forms?.find((form) => form !== undefined) ?? '';

const placeOf = (languages: number[], { rest, shape }: TableRow, more: string): ProfilePart => ({
  languages,
  ...(rest !== undefined && rest !== '' && { raw: rest }),
  shape: `${shape} ${more}`,
});

const sourceOf = ({ before, cells, rest = '', after }: TableRow, separator: string): string =>
  before + cells.map(({ source }) => source).join(separator) + rest + after;
