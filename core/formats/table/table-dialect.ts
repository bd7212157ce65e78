import { compareForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenKey } from '../model/export-types.js';
import { memberNames } from '../suffixed/plural-members.js';
import type { Joint } from '../suffixed/plural-members.js';
import type { Dialect, LanguageTexts, NewKey, WrittenLanguage } from '../model/kept-file.js';
import type { LanguagesPart } from '../model/profile-types.js';
import type { ColumnRole } from './header.js';
import { headerFor } from './language-header.js';
import type { HeaderStyle } from './language-header.js';
import { formCell } from './plural-texts.js';
import type { TableStyle } from './style.js';

/** The columns that a table is written with. */
export interface TableColumns {
  /** Those of the file, and which of them stay. */
  inFile: { role: ColumnRole; stays: boolean; look: string }[];
  /** Languages behind them, by index. */
  added: number[];
}

/** @param written the languages that the export has; absent: those of the file */
export function columnsOf({ columns = [] }: TableStyle, written?: readonly WrittenLanguage[]): TableColumns {
  const indexes = written && new Set(written.map(({ index }) => index));
  const inFile = columns.map((column) => {
    const [name = '', look = ''] = column.split('@');
    const role = roleOf(name);
    return { role, stays: typeof role !== 'number' || !indexes || indexes.has(role), look };
  });
  const added = [...(indexes ?? [])].filter((index) => inFile.every(({ role }) => role !== index));
  return { inFile, added };
}

/** A profile that was tampered with may hold anything. */
function roleOf(column: string): ColumnRole {
  if (/^\d{1,3}$/.test(column)) return Number(column);
  return ROLES.find((role) => role === column) ?? '';
}

const ROLES = ['key', 'group', 'form', 'description'] as const;

/** The cells of a new row, by column; null where the column is none of ours. */
export type NewRow = readonly (string | null)[];

/** The rows of a key: one, or one for each form. */
export function rowsOf(key: NewKey, { inFile, added }: TableColumns, joint: Joint): NewRow[] {
  const hasForms = inFile.some(({ role }) => role === 'form');
  const forms = key.isPlural ? formsOf(key, hasForms) : [null];
  const roles = [...inFile.filter(({ stays }) => stays).map(({ role }) => role), ...added];
  return forms.map((form, index) => {
    const name = hasForms || form === null ? key.name : key.name + joint + suffixOf(form);
    const cells = new Map<ColumnRole, string>([
      ['key', name],
      ['group', key.group === COMMON_GROUP ? '' : key.group],
      ['form', form === null ? '' : formCell(form)],
      ['description', index === 0 ? key.description : ''],
    ]);
    return roles.map((role) =>
      typeof role === 'number' ? textIn(key, role, form) : (cells.get(role) ?? null),
    );
  });
}

/** In any of the languages. Suffixes know no number but 0, and that only where there is no category of it. */
function formsOf({ inLanguages = [] }: NewKey, hasForms: boolean): PluralForm[] {
  const forms = new Set(inLanguages.flatMap(({ key }) => key?.forms ?? (key ? QUANTITIES : [])));
  const sorted = [...forms].sort(compareForms);
  return hasForms
    ? sorted
    : sorted.filter((form) => !form.startsWith('=') || (form === '=0' && !forms.has('zero')));
}

const suffixOf = (form: PluralForm): string => (form === '=0' ? 'zero' : form);

function textIn({ inLanguages = [] }: NewKey, index: number, form: PluralForm | null): string {
  const key = inLanguages.find(({ language }) => language.index === index)?.key;
  return key ? (textOf(key, form) ?? '') : '';
}

function textOf({ texts, forms = QUANTITIES }: WrittenKey, form: PluralForm | null): string | undefined {
  return form === null ? texts[0] : texts[forms.indexOf(form)];
}

/** What goes to a place for languages: the headers or the texts of the added ones, and those that the row is too short for. */
export function addedCells(
  texts: readonly LanguageTexts[],
  { languages, shape = '' }: LanguagesPart,
): { shape: string; textOf: (index: number) => string | undefined } {
  const [own = '', more = ''] = shape.split(' ');
  const byIndex = new Map(texts.map((one) => [one.language.index, one]));
  return {
    shape: own,
    textOf: (index) => {
      const found = byIndex.get(index);
      if (!found) return undefined;
      if (languages.length === 0) return headerFor(found.language, more as HeaderStyle);
      const [key] = found.keys;
      return key && textOf(key, key.isPlural ? (more as PluralForm) : null);
    },
  };
}

/** What the dialects of all tables have in common. */
export function tableDialect({
  columns = [],
  joint = '_',
}: TableStyle): Pick<
  Dialect,
  'nameForm' | 'tellsGroups' | 'tellsZeros' | 'needsAllForms' | 'namesOf' | 'writeForm'
> {
  const own = jointOf(joint);
  const roles = columns.map((column) => column.split('@')[0]);
  return {
    nameForm: roles.includes('group') ? null : (name) => name,
    ...(roles.includes('group') && { tellsGroups: true }),
    ...(roles.includes('form')
      ? { tellsZeros: true }
      : { namesOf: ({ isPlural }, name) => (isPlural ? memberNames(name, own) : [name]) }),
    needsAllForms: true,
    writeForm: () => null,
  };
}

export const jointOf = (joint: string | undefined): Joint => (joint === '.' ? '.' : '_');
