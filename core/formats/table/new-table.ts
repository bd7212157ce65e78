import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { columnsOf, rowsOf } from './table-dialect.js';

/** The rows of a new table, with its header: columns for groups, forms and descriptions only where there are some. */
export function newTable(groups: readonly WrittenGroup[], languages: readonly WrittenLanguage[]): string[][] {
  const keys = groups.flatMap((group) => group.keys);
  const columns = [
    'key',
    ...(groups.some(({ name }) => name !== COMMON_GROUP) ? ['group'] : []),
    ...(keys.some(({ isPlural }) => isPlural) ? ['form'] : []),
    ...(keys.some(({ description = '' }) => description !== '') ? ['description'] : []),
  ];
  const indexes = languages.map(({ index }) => String(index));
  const table = columnsOf({ newline: '', lead: null, columns: [...columns, ...indexes] });
  const rows = groups.flatMap(({ name: group, keys: own }) =>
    own.flatMap((key) => {
      const { name, isPlural, description = '', localizations = [] } = key;
      const inLanguages = languages.map((language) => {
        const found = localizations[language.index];
        return { language, key: found && filledForms(found) };
      });
      const whole = { group, name, isPlural, texts: [], forms: [], description, inLanguages };
      return rowsOf(whole, table, '_').map((row) => row.map((cell) => cell ?? ''));
    }),
  );
  return [[...columns, ...languages.map(({ code }) => code)], ...rows];
}
