import { VALUE_STATUSES } from '../../domain/value-status.js';
import type { KeyColumns, Pairs, ProjectColumns, ValueColumns } from './columns.js';
import type { GroupDetails } from '../groups.js';
import type { LanguageView } from '../languages.js';
import type { ProjectDetails } from '../projects.js';
import type { KeyView, ValueView } from '../translations.js';

/** The same project as objects. Linear; some 100 ms for a million values. */
export function detailsOf({ keys, values, ...head }: ProjectColumns): ProjectDetails {
  const groups = head.groups.map((group): GroupDetails => ({ ...group, keys: [] }));
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  const keysById = new Map<number, KeyView>();
  for (const part of keys)
    for (const key of keysOf(part)) {
      keysById.set(key.id, key);
      groupsById.get(key.groupId)?.keys.push(key);
    }
  const languages = new Map(head.languages.map((language) => [language.id, language]));
  for (const part of values) {
    const language = languages.get(part.languageId);
    if (language) addValues(part, language, keysById);
  }
  return { ...head, groups, warnings: [] };
}

function keysOf(part: KeyColumns): KeyView[] {
  const plurals = new Set(part.plurals);
  const obsolete = new Set(part.obsolete);
  const descriptions = new Map(part.descriptions);
  const maxLengths = new Map(part.maxLengths);
  const tags = new Map(part.tags);
  return sums(part.ids).map((id, at) => ({
    id,
    name: item(part.names, at),
    isPlural: plurals.has(id),
    groupId: item(part.groupIds, at),
    description: descriptions.get(id) ?? '',
    maxLength: maxLengths.get(id) ?? null,
    tags: tags.get(id) ?? [],
    isObsolete: obsolete.has(id),
    values: [],
  }));
}

function addValues(part: ValueColumns, language: LanguageView, keysById: ReadonlyMap<number, KeyView>): void {
  const ids = sums(part.ids);
  const keyIds = sums(part.keyIds);
  const dates = datesOf(part.updatedAt);
  const { id: languageId, name: languageName, access: languageAccess } = language;
  const { sourceVersions, majorVersions } = part;
  const values = part.texts.map((name, at): ValueView => ({
    id: item(ids, at),
    name,
    quantityString: item(part.forms, at) || null,
    status: item(VALUE_STATUSES, item(part.statuses, at)),
    version: item(part.versions, at),
    languageId,
    languageName,
    languageAccess,
    keyId: item(keyIds, at),
    updatedAt: item(dates, at),
  }));
  addVersions(values, 'sourceVersion', sourceVersions);
  addVersions(values, 'majorVersion', majorVersions);
  for (const value of values) keysById.get(value.keyId)?.values.push(value);
}

/** Most values have none. */
function addVersions(
  values: readonly ValueView[],
  field: 'sourceVersion' | 'majorVersion',
  pairs?: Pairs<number>,
): void {
  if (!pairs) return;
  const versions = new Map(pairs);
  for (const value of values) {
    const version = versions.get(value.id);
    if (version !== undefined) value[field] = version;
  }
}

/** All lists of a part have the same length. */
const item = <T>(list: readonly T[], at: number): T => list[at] as T;

function sums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** The values of an import have one date, which is written once. */
function datesOf(differences: readonly number[]): string[] {
  let text = new Date(0).toISOString();
  return sums(differences).map((moment, at) =>
    differences[at] === 0 ? text : (text = new Date(moment).toISOString()),
  );
}
