import type { CatalogueGroup } from '../../formats/model/catalogue.js';
import type { FileProfile, ImportProfile } from '../../formats/model/profile-types.js';
import type { ComparedKey, ComparedProject } from './compared-project.js';
import type { FoundDocument } from './found-document.js';
import type { KnownDocument } from './known-documents.js';

/** Groups of the project without a file, whose keys a file of the repository has. */
export interface Adoption {
  /** The path template of the file. */
  readonly file: string;
  readonly groupIds: readonly number[];
  /** How many of their keys the file has. */
  readonly keys: number;
  /** How many keys they have. */
  readonly of: number;
}

/** From this share of its keys in a file, a group is proposed as one of the file. */
const LEAST_KEYS = 0.8;

/** From this share of the same texts among these keys. Names alone say little: many files have a `title`. */
const LEAST_TEXTS = 0.5;

/**
 * Finds the groups that were imported file by file, or made by hand, and are those of files that the project lacks. Takes time
 * linear in the number of texts.
 */
export function adoptionsIn(
  { files, groups }: Pick<ComparedProject, 'files' | 'groups'>,
  found: readonly FoundDocument[],
): Adoption[] {
  const alone = groups.filter(({ fileId, keys }) => fileId === null && keys.length > 0);
  if (alone.length === 0) return [];
  const known = new Set(files.map(({ path }) => path));
  const contents = contentsOf(found.filter(({ file }) => !known.has(file)));
  const adoptions = new Map<string, { groupIds: number[]; keys: number; of: number }>();
  for (const { id, name, keys } of alone) {
    const [best] = [...contents]
      .flatMap(([file, content]) => fitOf(file, keys, content.get(name)) ?? [])
      .sort((one, other) => other.texts - one.texts);
    if (!best) continue;
    const adoption = adoptions.get(best.file) ?? { groupIds: [], keys: 0, of: 0 };
    adoption.groupIds.push(id);
    adoption.keys += best.keys;
    adoption.of += keys.length;
    adoptions.set(best.file, adoption);
  }
  return [...adoptions].map(([file, adoption]) => ({ file, ...adoption }));
}

/** The texts of each key of a group. */
type GroupTexts = Map<string, Set<string>>;

/** The groups of each file. */
function contentsOf(found: readonly FoundDocument[]): Map<string, Map<string, GroupTexts>> {
  const contents = new Map<string, Map<string, GroupTexts>>();
  for (const { file, reading } of found) {
    if (!reading) continue;
    const content = contents.get(file) ?? new Map<string, GroupTexts>();
    contents.set(file, content);
    for (const { groups } of [reading, ...reading.languages]) addGroups(content, groups);
  }
  return contents;
}

function addGroups(content: Map<string, GroupTexts>, groups: readonly CatalogueGroup[]): void {
  for (const { name, keys } of groups) {
    const group: GroupTexts = content.get(name) ?? new Map<string, Set<string>>();
    content.set(name, group);
    for (const key of keys) {
      const texts = group.get(key.name) ?? new Set<string>();
      group.set(key.name, texts);
      for (const value of key.values) texts.add(value.name);
    }
  }
}

function fitOf(file: string, keys: readonly ComparedKey[], group: GroupTexts | undefined) {
  if (!group) return null;
  const both = keys.filter(({ name }) => group.has(name));
  const alike = both.filter(({ name, values }) => values.some((value) => group.get(name)?.has(value.name)));
  if (both.length < keys.length * LEAST_KEYS || alike.length < both.length * LEAST_TEXTS) return null;
  return { file, keys: both.length, texts: alike.length };
}

/** A project as it will be once files have taken groups over. */
export interface Adopted {
  project: ComparedProject;
  /** What was imported alone, as the documents that it was. */
  known: readonly KnownDocument[];
}

/**
 * @param alone profiles of files that were imported alone, with the tag of their language
 * @param found the documents of the files that take groups over, and others
 */
export function withAdopted(
  project: ComparedProject,
  adoptions: readonly Adoption[],
  alone: readonly { tag: string | null; profile: FileProfile }[],
  found: readonly FoundDocument[],
): Adopted {
  // Ids of files that are not created yet.
  const fileIds = new Map(
    adoptions.flatMap(({ groupIds }, at) => groupIds.map((groupId) => [groupId, -1 - at] as const)),
  );
  const groups = project.groups.map((group) => ({ ...group, fileId: fileIds.get(group.id) ?? group.fileId }));
  const made = adoptions.map(({ file }, at) => ({ id: -1 - at, path: file }));
  return {
    project: { ...project, files: [...project.files, ...made], groups },
    known: adoptions.flatMap((adoption) => documentsOf(adoption, project, alone, found)),
  };
}

function documentsOf(
  { file, groupIds }: Adoption,
  project: ComparedProject,
  alone: readonly { tag: string | null; profile: FileProfile }[],
  found: readonly FoundDocument[],
): KnownDocument[] {
  const own = new Set(groupIds);
  const names = new Set(project.groups.flatMap(({ id, name }) => (own.has(id) ? [name] : [])));
  return found.flatMap((document): KnownDocument[] => {
    const { path, tag, reading } = document;
    const format = reading?.profile.files[0]?.format;
    if (document.file !== file || format === undefined) return [];
    const last = alone.findLast(
      ({ profile, tag: ofProfile }) =>
        profile.format === format &&
        (tag === null ? profile.languages !== undefined : ofProfile === tag) &&
        isMostlyIn(profile, names),
    );
    if (!last) return [];
    const profile = { ...last.profile, document: { path, file, ...(tag !== null && { language: tag }) } };
    return [{ path, file, tag, sha256: '', profile }];
  });
}

const isMostlyIn = ({ keys }: FileProfile, names: ReadonlySet<string>): boolean =>
  keys.filter(([group]) => names.has(group)).length * 2 > keys.length;

/** The profiles of files that were imported alone. */
export const importedAlone = (
  profiles: readonly { profile: ImportProfile; tag: string | null }[],
): { tag: string | null; profile: FileProfile }[] =>
  profiles.flatMap(({ profile: { files }, tag }) =>
    files.flatMap((profile) => (profile.document ? [] : [{ tag, profile }])),
  );
