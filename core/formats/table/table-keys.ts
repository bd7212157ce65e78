import { COMMON_GROUP, LIMITS } from '../../domain/rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import { FlatFile } from '../model/flat-entries.js';
import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { storable } from '../text/storable.js';
import type { Header } from './header.js';
import { pluralOf } from './plural-texts.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { TableRow } from './table-types.js';
import type { Unit, UnitRow } from './units.js';

/** What a row is of a key. */
export interface KeyRow {
  /** The entry of the key. */
  entry: number;
  /** The form that the row has in each language; null: the key is no plural. Undefined in a language: none that is known. */
  forms: (PluralForm | undefined)[] | null;
  /** Whether the description of the key stands here. */
  isDescribed: boolean;
  /** Of the last row of a plural: its name in the file, and the forms that it has. */
  last?: { name: string; taken: PluralForm[] };
}

/** What is known of a plural before its rows are. */
interface PluralUnit {
  name: string;
  entry: number;
  plurals: readonly (KeptPlural | null)[];
  described: UnitRow | null;
}

const NO_FORMS: KeptPlural['formOf'] = new Map();

/** Adds keys to a file, row by row. */
export class TableKeys {
  readonly entries: KeptEntry[] | FlatFile;
  readonly rows = new Map<TableRow, KeyRow>();
  /** Names by group, where rows name their group. */
  private readonly seen = new Map<string, Set<string>>();
  /** In which the texts of each language are read. */
  private readonly contexts: readonly KeepContext[];

  constructor(
    private readonly header: Header,
    private readonly context: KeepContext,
  ) {
    this.entries = header.roles.includes('group') ? [] : new FlatFile(context);
    this.contexts = header.languages.map(({ tag }) => ({ ...context, tag }));
  }

  add(unit: Unit): void {
    const { line } = unit;
    const name = checkName(unit.name, line, this.context);
    if (name === null) return;
    const plurals = this.header.languages.map((_, language) => this.pluralIn(unit, name, language));
    const localizations = plurals.map((plural) => plural?.key);
    const main = localizations.find((key) => key !== undefined) ?? null;
    const described = this.describe(unit, localizations);
    const entry = this.addEntry(unit, name, main, localizations);
    if (!main) return;
    if (unit.isPlural) this.addForms(unit, { name, entry, plurals, described });
    else
      for (const one of unit.rows)
        this.rows.set(one.row, { entry, forms: null, isDescribed: one === described });
  }

  private addForms({ rows }: Unit, { name, entry, plurals, described }: PluralUnit): void {
    const taken = new Set(plurals.flatMap((plural) => [...(plural?.formOf.values() ?? [])]));
    const last = { name, taken: [...taken] };
    const lastRow = rows.find(({ quantity }) => quantity === 'other') ?? rows.at(-1);
    for (const one of rows)
      this.rows.set(one.row, {
        entry,
        forms: plurals.map((plural) => plural?.formOf.get(one.quantity)),
        isDescribed: one === described,
        ...(one === lastRow && { last }),
      });
  }

  private pluralIn({ rows, line, isPlural }: Unit, name: string, language: number): KeptPlural | null {
    const column = this.header.roles.indexOf(language);
    if (!isPlural) return this.singularIn(rows, line, name, column);
    const texts = new Map<string, string>();
    for (const { row, quantity } of rows) {
      const cell = row.cells[column];
      if (cell) texts.set(quantity, cell.text);
    }
    if (texts.size === 0) return null;
    return pluralOf(name, texts, line, this.contexts[language] ?? this.context);
  }

  private singularIn(
    rows: readonly UnitRow[],
    line: number,
    name: string,
    column: number,
  ): KeptPlural | null {
    const text = rows.findLast(({ row }) => row.cells[column])?.row.cells[column]?.text;
    const fitting = text === undefined ? null : checkTexts(name, [text], line, this.context);
    return fitting && { key: { isPlural: false, texts: fitting }, formOf: NO_FORMS };
  }

  /** @returns the row with the description */
  private describe({ rows }: Unit, localizations: readonly (ReadKey | undefined)[]): UnitRow | null {
    const column = this.header.roles.indexOf('description');
    if (column < 0) return null;
    const textOf = ({ row }: UnitRow): string => storable(row.cells[column]?.text ?? '').trim();
    const described = rows.find((row) => textOf(row) !== '') ?? rows.find(({ row }) => row.cells[column]);
    const description = described ? textOf(described) : '';
    if (description.length > LIMITS.description) return null;
    if (description !== '') for (const key of localizations) if (key) key.description = description;
    return described ?? null;
  }

  private addEntry(
    { group, line }: Unit,
    name: string,
    key: ReadKey | null,
    localizations: readonly (ReadKey | undefined)[],
  ): number {
    const { entries } = this;
    if (!Array.isArray(entries)) {
      entries.add(name, line, key, localizations);
      return entries.entries.length - 1;
    }
    const named = checkName(group, line, this.context) ?? COMMON_GROUP;
    const names = this.seen.get(named) ?? new Set();
    this.seen.set(named, names);
    if (names.has(name)) this.context.reports.add('duplicate_key', line, { key: name });
    names.add(name);
    return entries.push({ group: named, name, key, localizations }) - 1;
  }
}
