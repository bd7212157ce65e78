import { strToU8 } from 'fflate';

import { LIMITS } from '../../domain/rules.js';
import type { CatalogueGroup } from '../../formats/model/catalogue.js';
import { MOST_FILES } from '../../formats/model/profile-types.js';
import type { FileProfile } from '../../formats/model/profile-types.js';
import type { RepositoryContent } from './content-of.js';

/** The texts of a file in a language. */
export interface TextsOfFile {
  readonly tag: string;
  /** Its path template; undefined: those without a file. */
  readonly file: string | undefined;
}

/** A part of the content of a repository that one call imports. */
export interface ContentSlice {
  /** A list of languages with their groups, as JSON. */
  readonly languages: string;
  /** An `ImportProfile`, as JSON. */
  readonly files: string;
  /** What its texts are of. */
  readonly texts: readonly TextsOfFile[];
  /** The number of keys in each language, summed up. */
  readonly keys: number;
  /** Of both in UTF-8. */
  readonly bytes: number;
  /** The path of its first document; null: it has none. */
  readonly path: string | null;
}

/** What is not cut: a document, with the groups of its file in its languages. */
interface Unit {
  readonly tags: readonly string[];
  readonly file: string | undefined;
  readonly profile: FileProfile | null;
}

/**
 * Cuts the content of a repository for several calls: the base language first, so that a key has its kind before its
 * translations come, then language by language, because the server compares a slice with the texts of its languages. No
 * slice has more documents than one import may have, or more languages than one call may name.
 *
 * @param names of new languages, by tag
 * @param most the bytes of a slice; only one that is a single document may be larger
 */
export function sliceContent(
  { languages, profile }: Pick<RepositoryContent, 'languages' | 'profile'>,
  names: ReadonlyMap<string, string>,
  most: number,
): ContentSlice[] {
  const groups = groupsOf(languages);
  const slices: Slice[] = [];
  for (const unit of unitsOf(languages, profile.files, groups)) {
    const last = slices.at(-1);
    const json = unit.profile ? JSON.stringify(unit.profile) : '';
    if (last?.hasRoomFor(unit, json, most)) last.add(unit, json);
    else {
      const slice = new Slice(groups, names);
      slice.add(unit, json);
      slices.push(slice);
    }
  }
  return slices.map((slice) => slice.content());
}

const bytesOf = (text: string): number => strToU8(text).length;

interface FileGroups {
  readonly json: string;
  readonly bytes: number;
  readonly keys: number;
}

type GroupsByFile = ReadonlyMap<string, ReadonlyMap<string | undefined, FileGroups>>;

/** The groups of each language by their file. */
const groupsOf = (languages: RepositoryContent['languages']): GroupsByFile =>
  new Map(
    languages.map(({ tag, groups }) => {
      const byFile = new Map<string | undefined, CatalogueGroup[]>();
      for (const group of groups) {
        const known = byFile.get(group.file);
        if (known) known.push(group);
        else byFile.set(group.file, [group]);
      }
      return [tag, new Map([...byFile].map(([file, own]) => [file, jsonOf(own)]))];
    }),
  );

function jsonOf(groups: readonly CatalogueGroup[]): FileGroups {
  const json = JSON.stringify(groups).slice(1, -1);
  return { json, bytes: bytesOf(json), keys: groups.reduce((sum, { keys }) => sum + keys.length, 0) };
}

/** By the last of their languages. Groups without a document are a unit, too. */
function unitsOf(
  languages: RepositoryContent['languages'],
  files: readonly FileProfile[],
  groups: GroupsByFile,
): Unit[] {
  const places = new Map(languages.map(({ tag }, place) => [tag, place]));
  const placeOf = ({ tags }: Unit): number => Math.max(...tags.map((tag) => places.get(tag) ?? 0));
  const first = languages.slice(0, 1).map(({ tag }) => tag);
  const documents = files.map((file): Unit => {
    const own = tagsIn(file).filter((tag) => places.has(tag));
    return { tags: own.length > 0 ? own : first, file: file.document?.file, profile: file };
  });
  const covered = new Set(documents.flatMap(({ tags, file }) => tags.map((tag) => placeIn(tag, file))));
  const others = [...groups].flatMap(([tag, byFile]) =>
    [...byFile.keys()]
      .filter((file) => !covered.has(placeIn(tag, file)))
      .map((file): Unit => ({ tags: [tag], file, profile: null })),
  );
  const ordered = documents.sort((one, other) => placeOf(one) - placeOf(other));
  return withOthers(ordered, others).sort((one, other) => placeOf(one) - placeOf(other));
}

/** Groups of a file without a document come with its first one: the server knows no file before that. */
function withOthers(documents: readonly Unit[], others: readonly Unit[]): Unit[] {
  const firsts = new Map(documents.toReversed().map((unit) => [unit.file, unit]));
  const beside = (unit: Unit): Unit[] =>
    firsts.get(unit.file) === unit && unit.file !== undefined
      ? others.filter(({ file }) => file === unit.file)
      : [];
  const joined = documents.map((unit) => ({
    ...unit,
    tags: [...new Set([...beside(unit).flatMap(({ tags }) => tags), ...unit.tags])],
  }));
  return [...joined, ...others.filter(({ file }) => file === undefined || !firsts.has(file))];
}

function tagsIn({ document, languages = [] }: FileProfile): string[] {
  const tags = [document?.language, ...languages.map(({ tag }) => tag)];
  return [...new Set(tags.filter((tag) => typeof tag === 'string'))];
}

const placeIn = (tag: string, file: string | undefined): string => `${tag}\n${file ?? ''}`;

class Slice {
  private readonly files: string[] = [];
  /** The files of each language. */
  private readonly taken = new Map<string, Set<string | undefined>>();
  private bytes = 0;
  private path: string | null = null;

  constructor(
    private readonly groups: GroupsByFile,
    private readonly names: ReadonlyMap<string, string>,
  ) {}

  hasRoomFor(unit: Unit, profile: string, most: number): boolean {
    const languages = new Set([...this.taken.keys(), ...unit.tags]);
    const isFull = this.files.length === MOST_FILES || languages.size > LIMITS.languagesPerProject;
    return !isFull && this.bytesWith(unit, profile) <= most;
  }

  private bytesWith({ tags, file }: Unit, profile: string): number {
    const missing = tags.filter((tag) => !this.taken.get(tag)?.has(file));
    const added = missing.reduce((sum, tag) => sum + (this.groups.get(tag)?.get(file)?.bytes ?? 0), 0);
    return this.bytes + added + bytesOf(profile);
  }

  add(unit: Unit, profile: string): void {
    this.bytes = this.bytesWith(unit, profile);
    this.path ??= unit.profile?.document?.path ?? null;
    if (profile !== '') this.files.push(profile);
    for (const tag of unit.tags) {
      const files = this.taken.get(tag) ?? new Set();
      this.taken.set(tag, files.add(unit.file));
    }
  }

  content(): ContentSlice {
    let keys = 0;
    const tags = [...this.groups.keys()].filter((tag) => this.taken.has(tag));
    const languages = tags.map((tag) => {
      const own = [...(this.taken.get(tag) ?? [])].flatMap((file) => this.groups.get(tag)?.get(file) ?? []);
      keys += own.reduce((sum, { keys: count }) => sum + count, 0);
      const head = JSON.stringify({ name: this.names.get(tag), tag }).slice(0, -1);
      return `${head},"groups":[${own.map(({ json }) => json).join(',')}]}`;
    });
    const files = `{"version":1,"files":[${this.files.join(',')}]}`;
    const texts = [...this.taken].flatMap(([tag, own]) => [...own].map((file) => ({ tag, file })));
    return { languages: `[${languages.join(',')}]`, files, texts, keys, bytes: this.bytes, path: this.path };
  }
}
