import { Malformed } from '../text/malformed.js';
import { MOST_LANGUAGES } from '../model/languages.js';
import type { FileLanguage } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { DESCRIPTION_NAMES, FORM_NAMES, GROUP_NAMES, KEY_NAMES } from './column-names.js';
import { fold } from './fold.js';
import { tagOfHeader } from './language-header.js';

/** What a column holds: a number is the index of a language, and of what is empty nothing is read. */
export type ColumnRole = 'key' | 'group' | 'form' | 'description' | number | '';

/** What the header of a table says of its columns. */
export interface Header {
  roles: ColumnRole[];
  languages: FileLanguage[];
}

/**
 * What a row says if it is a header: one column is that of the keys, and another one that of a language. Null if it is none.
 *
 * @param isNumbered whether a column holds numbers
 */
export function headerOf(
  cells: readonly string[],
  line: number,
  isNumbered: (column: number) => boolean,
): Header | null {
  const folded = cells.map(fold);
  const key = keyColumn(cells, folded);
  if (key === null) return null;
  const { languages, indexes } = languagesOf(cells, folded, key, line, isNumbered);
  if (languages.length === 0) return null;
  const roles = cells.map((_, column): ColumnRole => {
    if (column === key) return 'key';
    return indexes.get(column) ?? '';
  });
  const named = (role: ColumnRole, names: ReadonlySet<string>): void => {
    const column = folded.findIndex((name, at) => roles[at] === '' && names.has(name));
    if (column >= 0) roles[column] = role;
  };
  named('description', DESCRIPTION_NAMES);
  named('group', GROUP_NAMES);
  named('form', FORM_NAMES);
  return { roles, languages };
}

/** The column with the best name; without any, the first one if it has no header. */
function keyColumn(cells: readonly string[], folded: readonly string[]): number | null {
  for (const names of KEY_NAMES) {
    const column = folded.findIndex((name) => names.has(name));
    if (column >= 0) return column;
  }
  return cells.length > 1 && cells[0]?.trim() === '' ? 0 : null;
}

function languagesOf(
  cells: readonly string[],
  folded: readonly string[],
  key: number,
  line: number,
  isNumbered: (column: number) => boolean,
): { languages: FileLanguage[]; indexes: Map<number, number> } {
  const isOther = (name: string): boolean =>
    [...KEY_NAMES, DESCRIPTION_NAMES, GROUP_NAMES, FORM_NAMES].some((names) => names.has(name));
  const tags = cells.map((cell, at) => (at === key || isOther(folded[at] ?? '') ? null : tagOfHeader(cell)));
  // Beside a column of keys and codes of other languages, `id` is Indonesian, unless it numbers the rows.
  const areCodes = cells.some((cell, at) => tags[at] && /^[a-z]{2}$/.test(cell));
  const seen = new Set<string>();
  const languages: FileLanguage[] = [];
  const indexes = new Map<number, number>();
  for (const [at, cell] of cells.entries()) {
    const isIndonesian = at !== key && cell === 'id' && areCodes && !isNumbered(at);
    const tag = isIndonesian ? 'id' : tags[at];
    if (!tag || seen.has(tag)) continue;
    if (languages.length >= MOST_LANGUAGES) throw new Malformed(line, { reason: 'table_too_large' });
    seen.add(tag);
    indexes.set(at, languages.length);
    languages.push({ code: storable(cell.trim()), tag, isSource: languages.length === 0 });
  }
  return { languages, indexes };
}
