import type { ImportLanguage } from '#core/api/languages.js';
import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import { isTakenInPart } from './preview.js';
import type { ImportPreview, PreviewRow } from './preview.js';

/**
 * The body of an import that does what was taken and nothing else: the forms of a plural that were left are sent as they
 * are, because a plural goes as a whole. In the order of the files.
 */
export function takenImport(
  { existing, created }: Pick<ImportPreview, 'existing' | 'created'>,
  catalogue: readonly CatalogueGroup[],
): Required<Omit<ImportLanguage, 'files'>> {
  const taken = [...existing, ...created].filter(isTakenInPart);
  const rows = new Map<string, Map<string, PreviewRow>>();
  for (const row of taken) {
    const ofGroup = rows.get(row.group) ?? new Map<string, PreviewRow>();
    rows.set(row.group, ofGroup.set(row.name, row));
  }
  const groups = catalogue.map(({ name, keys }) => ({
    name,
    keys: keys.flatMap((key) => {
      const row = rows.get(name)?.get(key.name);
      return row ? [keyOf(row)] : [];
    }),
  }));
  return {
    groups: groups.filter(({ keys }) => keys.length > 0),
    replaceExistingKeys: true,
    shown: taken.flatMap(({ texts }) => texts.flatMap(({ stored }) => stored ?? [])),
  };
}

const keyOf = ({ name, isPlural, texts }: PreviewRow): CatalogueKey => ({
  name,
  isPlural,
  values: texts.map(({ quantity, text, current, kind }) => ({
    name: kind === 'kept' || kind === 'left' ? current : (text ?? current),
    quantityString: quantity,
  })),
});
