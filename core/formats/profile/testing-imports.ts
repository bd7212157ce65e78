import type { PluralMode } from '../../domain/plural-rules.js';
import { runSteps } from '../../steps.js';
import type { CatalogueGroup, CatalogueKey } from '../model/catalogue.js';
import type { ImportWarning } from '../text/import-warning.js';
import {
  carryLeftOut,
  FORMATS,
  mergeLanguages,
  planImport,
  readFiles,
  withOwnComments,
  writeProject,
} from '../index.js';
import type {
  ExistingProject,
  ExportFile,
  ExportProject,
  ImportCounts,
  ImportFile,
  ImportPlan,
  ImportProfile,
  KeepOptions,
  KeptReading,
  PlannedKey,
  RowRef,
} from '../index.js';
import type { Platform } from '../naming/platforms.js';
import { placeOfGroup } from '../model/group-place.js';
import type { FileProfile, RenamedKey } from '../model/profile-types.js';

interface Language {
  id: number;
  name: string;
  tag: string | null;
}

type Key = ExistingProject['keys'][number] & Pick<PlannedKey, 'description'>;
type Value = ExistingProject['values'][number] & { status: 'modified' | 'validated' };

/** What an import reads of one language. */
interface Read extends Language {
  groups: readonly CatalogueGroup[];
}

/** What was read of documents: each language once. */
interface ReadTogether {
  readonly languages: readonly { readonly tag: string; readonly groups: readonly CatalogueGroup[] }[];
  readonly profile: ImportProfile;
}

/** A project into which files are imported one after the other, as the server does it: for tests. */
export class ImportedProject {
  readonly warnings: ImportWarning[] = [];
  private readonly languages: Language[] = [];
  private readonly groups: { id: number; name: string; file?: string }[] = [];
  private readonly keys: Key[] = [];
  private readonly values: Value[] = [];
  private readonly profiles = new Map<number, FileProfile[]>();
  /** Of the keys of each file, by their indexes in it. */
  private readonly keyIds = new WeakMap<FileProfile, (number | undefined)[]>();

  constructor(private readonly pluralMode: PluralMode) {}

  /** Imports files into a language, or into those that they hold; new ones are created. */
  add(tag: string, files: readonly ImportFile[], options: Partial<KeepOptions> = {}): KeptReading {
    const { pluralMode } = this;
    const knownPlurals = this.groups.map(({ id, name: group }) => ({
      group,
      keys: this.keys.filter((key) => key.groupId === id && key.isPlural).map(({ name }) => name),
    }));
    const knownGroups = this.groups.map(({ name }) => name);
    const reading = readFiles(files, { pluralMode, tag, knownGroups, knownPlurals, ...options, keep: true });
    return this.take(tag, reading);
  }

  /** Imports what was read. */
  take(tag: string, reading: KeptReading): KeptReading {
    if (reading.error) return reading;
    const inFile = reading.languages
      .toSorted((one, other) => Number(other.isSource) - Number(one.isSource))
      .map(({ code, tag: own, groups }) => ({ ...this.languageOf(own ?? code), groups }));
    const read = inFile.length > 0 ? inFile : [{ ...this.languageOf(tag), groups: reading.groups }];
    this.import(read);
    this.keep(read, reading.profile);
    return reading;
  }

  /** Imports what was read of several documents, in one act. */
  takeAll({ languages, profile }: ReadTogether): void {
    const read = languages.map(({ tag, groups }) => ({ ...this.languageOf(tag), groups }));
    this.import(read);
    this.keep(read, profile);
  }

  private languageOf(tag: string): Language {
    const known = this.languages.find((language) => language.tag === tag);
    if (known) return known;
    const made = { id: this.languages.length + 1, name: tag, tag };
    this.languages.push(made);
    return made;
  }

  /** What an import in one act would do that replaces the texts. */
  planned({ languages }: Pick<ReadTogether, 'languages'>): ImportCounts {
    return this.planOf(
      languages.map(({ tag, groups }) => ({ ...this.languageOf(tag), groups })),
      true,
    ).counts;
  }

  private planOf(read: readonly Read[], replaceExistingKeys: boolean): ImportPlan {
    const { pluralMode, languages, groups, values } = this;
    const keys = this.keys.filter(({ groupId }) => groupId > 0);
    const catalogues = read.map(({ name: languageName, groups: own }) => ({ languageName, groups: own }));
    const merged = runSteps(mergeLanguages(catalogues, pluralMode));
    const languageIds = read.map(({ id }) => id);
    const [languageId = 0] = languageIds;
    const target = { languageId, languageIds, replaceExistingKeys };
    const plan = planImport({ pluralMode, languages, groups, keys, values }, merged.groups, target);
    return { ...plan, warnings: [...merged.warnings, ...plan.warnings] };
  }

  private import(read: readonly Read[]): void {
    const { groups, keys, values } = this;
    const plan = this.planOf(read, false);
    for (const warning of plan.warnings) this.warnings.push(warning);
    const groupIds = plan.groups.map((group) => groups.push({ id: groups.length + 1, ...group }));
    const keyIds = plan.keys.map(({ group, ...key }) =>
      keys.push({ ...key, id: keys.length + 1, groupId: idOf(group, groupIds) }),
    );
    const made = plan.values.map(({ key, ...value }) => ({ ...value, keyId: idOf(key, keyIds) }));
    for (const value of [...made, ...plan.forms])
      values.push({ ...value, id: values.length + 1, version: 1 });
    for (const { id, name, status } of plan.updates) {
      const value = values[id - 1];
      if (value) values[id - 1] = { ...value, name, status };
    }
  }

  private keep(read: readonly Read[], { files }: ImportProfile): void {
    const keys = new Map(this.keys.map((key) => [placeOf(this.groups[key.groupId - 1], key.name), key]));
    const catalogues = new Map(read.map(({ tag, groups }) => [tag, keysIn(groups)]));
    for (const file of files) {
      const own = ownLanguage(file, read);
      const place = (group = ''): Placed => ({ name: group, file: file.document?.file });
      const found = file.keys.map(([group, name]) => keys.get(placeOf(place(group), name)));
      const commented = withOwnComments(
        file,
        found.map((key) => key?.description ?? null),
      );
      const carried = carryLeftOut(runSteps(commented), (index, at) => {
        const [group, name] = file.keys[index] ?? [];
        const catalogue = catalogues.get(file.languages?.[at]?.tag ?? own?.tag ?? null);
        return {
          read: () => catalogue?.get(placeOf(place(group), name)) ?? null,
          after: found[index] ?? null,
        };
      });
      const kept = JSON.parse(JSON.stringify(runSteps(carried))) as FileProfile;
      this.keyIds.set(
        kept,
        found.map((key) => key?.id),
      );
      this.store((keeperOf(file, read) ?? own)?.id ?? 0, kept);
    }
  }

  private store(languageId: number, file: FileProfile): void {
    const isSame = ({ name, document }: FileProfile): boolean =>
      document ? document.file === file.document?.file : name === file.name;
    const others = (this.profiles.get(languageId) ?? []).filter((other) => !isSame(other));
    this.profiles.set(languageId, [...others, file]);
  }

  /** Writes a text of a form, or of a key without forms. */
  write(tag: string, name: string, form: string | null, text: string): void {
    const value = this.valuesOf(tag, name).find(({ quantityString }) => quantityString === form);
    if (!value) throw new Error(`No ${form ?? 'text'} of ${name} in ${tag}`);
    value.name = text;
  }

  /** Gives a key a text in a language that has none of it, and that may be new. */
  translate(tag: string, name: string, text: string): void {
    const { id: languageId } = this.languageOf(tag);
    const keyId = this.keys.find((key) => key.name === name)?.id ?? 0;
    const id = this.values.length + 1;
    const others = { quantityString: null, status: 'modified' as const, version: 1 };
    this.values.push({ id, keyId, languageId, name: text, ...others });
  }

  /** The texts of a key, by their forms. */
  texts(tag: string, name: string): [string | null, string][] {
    return this.valuesOf(tag, name).map(({ quantityString, name: text }) => [quantityString, text]);
  }

  private valuesOf(tag: string, name: string): Value[] {
    const { id } = this.languageOf(tag);
    const keyId = this.keys.find((key) => key.name === name)?.id;
    return this.values.filter((value) => value.keyId === keyId && value.languageId === id);
  }

  /** The files of all languages, written as an export begins. */
  files(platform: Platform): ExportFile[] {
    return writeProject(this.details(), {
      platform,
      languageIds: this.languages.map(({ id }) => id),
      prefix: false,
      validatedOnly: false,
      pluralMode: this.pluralMode,
      profiles: this.profilesById(),
    });
  }

  /** What the files of each language were. */
  profilesById(): Map<number, ImportProfile> {
    return new Map(
      [...this.profiles].map(([id, files]) => [
        id,
        { version: 1, files: files.map((file) => ({ ...file, now: this.namesNow(file) })) },
      ]),
    );
  }

  private namesNow(file: FileProfile): RenamedKey[] {
    const ids = this.keyIds.get(file) ?? [];
    return file.keys.flatMap(([, name], index): RenamedKey[] => {
      const key = this.keys[(ids[index] ?? 0) - 1];
      const group = key && this.groups[key.groupId - 1];
      return key && group && key.name !== name ? [[index, group.name, key.name]] : [];
    });
  }

  /** Gives the key of a name another one. */
  rename(from: string, to: string): void {
    const key = this.keys.find(({ name }) => name === from);
    if (!key) throw new Error(`No ${from}`);
    Object.assign(key, { name: to });
  }

  /** Takes a key out of its group, so that it is nowhere. */
  remove(name: string): void {
    Object.assign(this.keys.find((key) => key.name === name) ?? {}, { groupId: 0 });
  }

  /** Gives a language another code. */
  recode(from: string, to: string): void {
    const language = this.languageOf(from);
    language.tag = to;
    language.name = to;
  }

  details(): ExportProject {
    const values = groupedBy(this.values, ({ keyId }) => keyId);
    const keys = groupedBy(this.keys, ({ groupId }) => groupId);
    const { languages } = this;
    const groups = this.groups.map(({ id, ...group }) => ({
      ...group,
      keys: (keys.get(id) ?? []).map((key) => ({ ...key, values: values.get(key.id) ?? [] })),
    }));
    return { languages, groups };
  }
}

/** The language that a document names, else the first one. */
function ownLanguage({ document }: FileProfile, read: readonly Read[]): Read | undefined {
  const named = document?.language;
  if (named === undefined) return read[0];
  const own = read.find(({ tag }) => tag === named);
  if (own) return own;
  throw new Error(`${document?.path ?? ''} is of ${named}, which is not imported`);
}

/** A file of all languages belongs to the source language, and one of a pair in a repository to the other one. */
function keeperOf({ format, languages, document }: FileProfile, read: readonly Read[]): Read | undefined {
  if (document === undefined) return undefined;
  const isPair = FORMATS.find(({ id }) => id === format)?.languages === 'pair';
  const keeper = languages?.find(({ isSource }) => isSource !== isPair) ?? languages?.[0];
  return read.find(({ tag }) => tag !== null && tag === keeper?.tag);
}

function groupedBy<Item>(items: readonly Item[], idOf: (item: Item) => number): Map<number, Item[]> {
  const grouped = new Map<number, Item[]>();
  for (const item of items) {
    const known = grouped.get(idOf(item));
    if (known) known.push(item);
    else grouped.set(idOf(item), [item]);
  }
  return grouped;
}

type Placed = Parameters<typeof placeOfGroup>[0];

const placeOf = (group: Placed | undefined, name = ''): string =>
  JSON.stringify([group && placeOfGroup(group), name]);

const keysIn = (groups: readonly CatalogueGroup[]): Map<string, CatalogueKey> =>
  new Map(groups.flatMap((group) => group.keys.map((key) => [placeOf(group, key.name), key])));

const idOf = (ref: RowRef, created: readonly number[]): number =>
  'id' in ref ? ref.id : (created[ref.created] ?? 0);
