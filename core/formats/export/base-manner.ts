import type { ExportProject, WriteOptions, WrittenGroup } from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import type { FileProfile, TextPart } from '../model/profile-types.js';
import { nestedIn } from '../profile/nested-in.js';
import type { Nesting } from '../profile/nested-in.js';

/**
 * Keys that are new to the files of a language, with the source of their text in the files of the base language: a
 * translation is written as that is, as an element, as characters or in CDATA, and in objects of the same names. What these
 * lack stands in the objects that any other language has.
 */
export function inBaseManner(
  groups: readonly WrittenGroup[],
  formats: readonly FileFormat[],
  { languages }: Pick<ExportProject, 'languages'>,
  { profiles, sourceLanguageId, baseLanguageId }: WriteOptions,
): readonly WrittenGroup[] {
  if (groups.length === 0 || !profiles) return groups;
  const baseId = sourceLanguageId ?? baseLanguageId ?? languages[0]?.id ?? 0;
  const files = profiles.get(baseId)?.files ?? [];
  const areOwn = ({ format }: FileProfile): boolean => formats.some(({ id }) => id === format);
  const sources = sourcesIn(files.filter(areOwn));
  const within = nestings.get(profiles) ?? nestedIn(baseFirst(profiles, baseId).filter(areOwn));
  nestings.set(profiles, within);
  return groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => {
      const like = sources.get(placeOf(name, key.name));
      return { ...key, ...(like !== undefined && { like }), ...within(name, key.name) };
    }),
  }));
}

/** Of the profiles of one export: every language of it asks for them. */
const nestings = new WeakMap<NonNullable<WriteOptions['profiles']>, Nesting>();

const baseFirst = (profiles: NonNullable<WriteOptions['profiles']>, baseId: number): FileProfile[] => [
  ...(profiles.get(baseId)?.files ?? []),
  ...[...profiles].flatMap(([id, { files }]) => (id === baseId ? [] : files)),
];

/** Of a plural, the source of `other`. */
function sourcesIn(files: readonly FileProfile[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const { keys, parts } of files) {
    for (const part of parts) {
      if (typeof part !== 'object' || !('text' in part) || !isWhole(part)) continue;
      const [group = '', name = ''] = keys[part.text] ?? [];
      sources.set(placeOf(group, name), part.raw ?? '');
    }
  }
  return sources;
}

/** Whether its source is all that the file has of a text, or of the form that every plural has. */
const isWhole = ({ raw, tag, pipes, form = 'other' }: TextPart): boolean =>
  raw !== undefined && tag === undefined && pipes === undefined && form === 'other';

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;
