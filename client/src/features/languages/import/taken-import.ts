import type { ImportLanguage } from '#core/api/languages.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueKey, KeyAfter } from '#core/formats/index.js';

import type { FilesReading } from '../../files/reading/jobs.js';
import { profileOf } from '../../files/reading/profile-of.js';
import type { WithProfile } from '../../files/reading/profile-of.js';
import { isTakenInPart } from './preview.js';
import type { ImportPreview, PreviewRow } from './preview.js';

/**
 * The body of an import of the taken changes only. Plurals are imported as a whole, so forms that were left out are
 * sent with their present text. Groups and keys are in the order of the files, and the profile covers the whole files:
 * exports leave out the keys that the project lacks.
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

/** A plain text of the file is the form `other` of a plural. */
const isOfForm = ({ quantityString = null }: CatalogueKey['values'][number], form: PluralForm | null) =>
  quantityString === form || (quantityString === null && form === 'other');

/**
 * Returns the key of the project after the import, by the place in the file; null if there is no such key of that kind.
 */
export function afterTaken({
  existing,
  created,
}: Pick<ImportPreview, 'existing' | 'created'>): (place: string) => KeyAfter | null {
  const rows = new Map([...existing, ...created.filter(isTakenInPart)].map((row) => [row.id, row]));
  return (place) => {
    const row = rows.get(place);
    return row ? { isPlural: row.isPlural, textOf: (form) => textAfter(row, form) } : null;
  };
}

function textAfter({ texts }: PreviewRow, form: PluralForm | null): string {
  const { kind, text, current } = texts.find(({ quantity }) => quantity === form) ?? NO_TEXT;
  return kind === 'filled' || kind === 'replaced' ? (text ?? '') : current;
}

const NO_TEXT = { kind: 'same', text: null, current: '' } as const;
