import type { ImportLanguage } from '#core/api/languages.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueKey } from '#core/formats/index.js';

import type { FilesReading } from '../files/reading/jobs.js';
import { profileOf } from '../files/reading/profile-of.js';
import type { WithProfile } from '../files/reading/profile-of.js';
import { isTakenInPart } from './preview.js';
import type { ImportPreview, PreviewRow } from './preview.js';

/**
 * The body of an import that does what was taken and nothing else: the forms of a plural that were left are sent as they
 * are, because a plural goes as a whole. In the order of the files, which are sent whole: an export leaves out the keys
 * that the project has not got.
 */
export function takenImport(
  { existing, created }: Pick<ImportPreview, 'existing' | 'created'>,
  reading: Pick<FilesReading, 'groups' | 'profile'>,
): WithProfile<ImportLanguage> {
  const taken = [...existing, ...created].filter(isTakenInPart);
  const rows = new Map<string, Map<string, PreviewRow>>();
  for (const row of taken) {
    const ofGroup = rows.get(row.group) ?? new Map<string, PreviewRow>();
    rows.set(row.group, ofGroup.set(row.name, row));
  }
  const groups = reading.groups.map(({ name, keys }) => ({
    name,
    keys: keys.flatMap((key) => {
      const row = rows.get(name)?.get(key.name);
      return row ? [keyOf(row, key)] : [];
    }),
  }));
  return {
    groups: groups.filter(({ keys }) => keys.length > 0),
    ...profileOf(reading),
    replaceExistingKeys: true,
    shown: taken.flatMap(({ texts }) => texts.flatMap(({ stored }) => stored ?? [])),
  };
}

const keyOf = (
  { name, isPlural, texts }: PreviewRow,
  { description, values }: CatalogueKey,
): CatalogueKey => ({
  name,
  isPlural,
  ...(description !== undefined && { description }),
  values: texts.map(({ quantity, text, current, kind }) => {
    const isLeft = text === null || kind === 'kept' || kind === 'left';
    const status = isLeft ? undefined : values.find((value) => isOfForm(value, quantity))?.status;
    return { name: isLeft ? current : text, quantityString: quantity, ...(status && { status }) };
  }),
});

const isOfForm = ({ quantityString = null }: CatalogueKey['values'][number], form: PluralForm | null) =>
  quantityString === form;
