import type { PluralMode } from '../../domain/plural-rules.js';
import type { Steps } from '../../steps.js';
import type { CatalogueGroup, CatalogueKey } from '../model/catalogue.js';
import type { ImportReason, ImportWarning } from '../text/import-warning.js';
import { placeOfGroup, placeOfKey } from '../model/group-place.js';
import { hasOneOrThreeValues } from '../model/count-forms.js';
import { ofKind } from './key-kind.js';

/** The catalogue of one language; its values name none. */
export interface LanguageCatalogue {
  languageName: string;
  groups: readonly CatalogueGroup[];
}

export interface MergedLanguages {
  /** With values that name their languages. */
  groups: CatalogueGroup[];
  warnings: ImportWarning[];
  /** Keys left out of a language because they are plurals, and plain texts in a language before it. */
  mismatched: number;
}

interface MergedGroup {
  group: CatalogueGroup;
  keys: Map<string, CatalogueKey>;
}

/** Values that are left out of a key that has them in another language. */
interface LeftOut {
  reason: ImportReason;
  key: CatalogueKey;
  language: string;
}

/**
 * Merges the catalogues of several languages: each key once, in the order of the first language that has it. What an
 * import would leave out in one language does not keep out the other ones. Linear.
 *
 * @param known whether keys of the project are plurals, by `placeOfKey`; the first language tells it of other ones
 */
export function* mergeLanguages(
  languages: readonly LanguageCatalogue[],
  mode: PluralMode,
  known: ReadonlyMap<string, boolean> = new Map(),
): Steps<MergedLanguages> {
  const groups: CatalogueGroup[] = [];
  const byPlace = new Map<string, MergedGroup>();
  const leftOut: LeftOut[] = [];
  const plainOnly = new Set<CatalogueKey>();
  for (const { languageName: language, groups: added } of languages) {
    for (const { name, file, keys } of added) {
      const into = groupLike({ name, file }, byPlace, groups);
      for (const added of keys) {
        yield;
        const key = keyFor(added, into, { known, mode });
        const own = ofKind(added, key.isPlural);
        if (!own) leftOut.push({ reason: 'key_type_mismatch', key, language });
        else if (isWhole(added, mode)) {
          if (added.isPlural) plainOnly.delete(key);
          else if (key.isPlural && key.values.length === 0) plainOnly.add(key);
          addValues(key, own, language);
        } else leftOut.push({ reason: 'quantity_not_found_json', key, language });
      }
    }
  }
  plainOnly.forEach(writePlain);
  return {
    groups,
    // The import itself reports a key that has no values in any language.
    warnings: leftOut.filter(({ key }) => key.values.length > 0).map(warningOf),
    mismatched: leftOut.filter(({ reason }) => reason === 'key_type_mismatch').length,
  };
}

const warningOf = ({ reason, key, language }: LeftOut): ImportWarning => ({
  reason: `imports.${reason}`,
  color: 'red',
  key: key.name,
  language,
});

const isWhole = (key: CatalogueKey, mode: PluralMode): boolean =>
  mode === 'strict' ? hasOneOrThreeValues(key, '') : key.values.length > 0;

function groupLike(
  { name, file }: { name: string; file: string | undefined },
  byPlace: Map<string, MergedGroup>,
  groups: CatalogueGroup[],
): MergedGroup {
  const place = placeOfGroup({ name, file });
  const known = byPlace.get(place);
  if (known) return known;
  const made: MergedGroup = {
    group: { name, ...(file === undefined ? {} : { file }), keys: [] },
    keys: new Map(),
  };
  groups.push(made.group);
  byPlace.set(place, made);
  return made;
}

interface Kinds {
  known: ReadonlyMap<string, boolean>;
  mode: PluralMode;
}

/** The merged key, of the kind that it has in the project, or else in its first language. */
function keyFor(added: CatalogueKey, into: MergedGroup, { known, mode }: Kinds): CatalogueKey {
  const key = keyLike(added, into);
  // Of a key that was left out everywhere so far, this language tells the kind.
  const isFirst = key.values.length === 0 && isWhole(added, mode);
  const kind = known.get(placeOfKey(into.group, added.name)) ?? (isFirst ? added.isPlural : undefined);
  if (kind !== undefined) key.isPlural = kind;
  return key;
}

function keyLike({ name, isPlural }: CatalogueKey, { group, keys }: MergedGroup): CatalogueKey {
  const known = keys.get(name);
  if (known) return known;
  const made: CatalogueKey = { name, isPlural, values: [] };
  group.keys.push(made);
  keys.set(name, made);
  return made;
}

/** A plural of the project of which these files have plain texts only: the import itself knows what form they are. */
function writePlain(key: CatalogueKey): void {
  key.isPlural = false;
  for (const value of key.values) value.quantityString = null;
}

function addValues(known: CatalogueKey, { values, description }: CatalogueKey, languageName: string): void {
  for (const value of values) known.values.push({ ...value, languageName });
  if (description !== undefined) known.description ??= description;
}
