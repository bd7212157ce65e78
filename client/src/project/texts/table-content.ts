import { baseLanguageOf } from '../store/base-language.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import type { TableContent } from './text-table.js';

/** A project in the form that a table of its texts takes. */
export function tableContent(structure: Structure, table: ValueTable): TableContent {
  const { groups, keys: byId, languages, pluralMode: mode } = structure;
  const keys = groups
    .flatMap(({ keyIds }) => keyIds.flatMap((id) => byId.get(id) ?? []))
    .map(({ id, name, groupName, tags, isObsolete, maxLength }) => {
      const { first, forms } = table.placeOf(id);
      return { id, name, groupName, tags, isObsolete, maxLength, first, forms };
    });
  const plurals = [...new Set(keys.flatMap(({ forms }) => (forms.length > 1 ? forms : [])))];
  return {
    keys,
    languages: languages.map(({ id, name, tag }) => ({
      id,
      name,
      tag,
      required: plurals.filter((quantity) => table.isRequired({ keyId: 0, languageId: id, quantity })),
    })),
    baseId: baseLanguageOf(structure)?.id ?? null,
    mode,
  };
}
