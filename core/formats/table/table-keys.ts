import { COMMON_GROUP, LIMITS } from '../../domain/rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { ReadKey } from '../catalogue-builder.js';
import { FlatFile } from '../flat-entries.js';
import type { KeepContext, KeptEntry } from '../profile/kept-file.js';
import { checkName, checkTexts } from '../read-context.js';
import { storable } from '../storable.js';
import type { Header } from './header.js';
import { pluralOf } from './plural-texts.js';
import type { KeptPlural } from '../kept-plural.js';
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

/** Adds keys to a file, row by row. */
export class TableKeys {
  readonly entries: KeptEntry[] | FlatFile;
  readonly rows = new Map<TableRow, KeyRow>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly header: Header,
    private readonly context: KeepContext,
  ) {
    this.entries = header.roles.includes('group') ? [] : new FlatFile(context);
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
    const taken = new Set(plurals.flatMap((plural) => [...(plural?.formOf.values() ?? [])]));
    const last = { name, taken: [...taken] };
    const lastRow = unit.rows.find(({ quantity }) => quantity === 'other') ?? unit.rows.at(-1);
    for (const one of unit.rows) {
      const forms = unit.isPlural ? plurals.map((plural) => plural?.formOf.get(one.quantity)) : null;
      const isLast = unit.isPlural && one === lastRow;
      this.rows.set(one.row, {
        entry,
        forms,
        isDescribed: one === described,
        ...(isLast && { last }),
      });
    }
  }

  private pluralIn({ rows, line, isPlural }: Unit, name: string, language: number): KeptPlural | null {
    const column = this.header.roles.indexOf(language);
    const texts = new Map<string, string>();
    for (const { row, quantity } of rows) {
      const cell = row.cells[column];
      if (cell) texts.set(quantity, cell.text);
    }
    if (texts.size === 0) return null;
    const tag = this.header.languages[language]?.tag ?? null;
    if (isPlural) return pluralOf(name, texts, line, { ...this.context, tag });
    const fitting = checkTexts(name, [...texts.values()], line, this.context);
    return fitting && { key: { isPlural, texts: fitting }, formOf: new Map() };
  }

  /** @returns the row with the description */
  private describe({ rows }: Unit, localizations: readonly (ReadKey | undefined)[]): UnitRow | null {
    const column = this.header.roles.indexOf('description');
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
    const id = JSON.stringify([named, name]);
    if (this.seen.has(id)) this.context.reports.add('duplicate_key', line, { key: name });
    this.seen.add(id);
    return entries.push({ group: named, name, key, localizations }) - 1;
  }
}
