import type { PluralMode } from '../../domain/plural-rules.js';
import { headOf } from '../layout/head.js';
import { readFiles } from '../import/read-files.js';
import { KnownLists } from '../layout/known-lists.js';
import type { ExportGroup, ExportKey, ExportProject } from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import type { KeptGroup } from '../model/kept-reading.js';
import type { FileProfile, ImportProfile } from '../model/profile-types.js';
import { codecOf } from '../registry/codecs.js';
import { isNamedByTexts } from '../registry/named-by-texts.js';
import { fileBytes } from './file-bytes.js';
import { untouchedFile } from './untouched-file.js';

/** Texts of a language that its files do not hold, by the keys that have them. */
export interface UnheldTexts {
  languageId: number;
  /**
   * Items of a list that is not whole, a form of plurals that has no line, a text whose place has the name of its key, or
   * texts of a file that has no document of the language, nor a place for one.
   */
  kind: 'item' | 'form' | 'name' | 'place';
  keys: readonly string[];
  /** The path template of the file that has no place. */
  file?: string;
}

/** What is exported. */
interface Exported {
  /** Those in which files are written. */
  formats: readonly FileFormat[];
  profiles: ReadonlyMap<number, ImportProfile>;
  languageIds: readonly number[];
  validatedOnly: boolean;
  pluralMode: PluralMode;
  /** Whose texts may be the names of keys; absent: it is written like the others. */
  sourceLanguageId?: number | null;
}

/** The texts that an export leaves out because the files have no place for them. The codecs of the formats are loaded. */
export function unheldTexts(project: ExportProject, exported: Exported): UnheldTexts[] {
  const items = new ListItems(project, exported);
  return exported.languageIds.flatMap((languageId) =>
    [
      { languageId, kind: 'item' as const, keys: items.leftOutOf(languageId) },
      { languageId, kind: 'form' as const, keys: formsLeftOut(project, languageId, exported) },
      {
        languageId,
        kind: 'name' as const,
        keys: languageId === exported.sourceLanguageId ? namesLeftOut(project, exported) : [],
      },
    ].filter(({ keys }) => keys.length > 0),
  );
}

/** The keys of a project by their places, and the lists in whose items they are. */
class ListItems {
  private readonly lists: ExportKey[][][];
  private readonly keys: ReadonlyMap<string, ExportKey>;

  constructor(
    { groups }: ExportProject,
    private readonly exported: Exported,
  ) {
    this.keys = new Map(
      groups.flatMap((group) => inUse(group).map((key) => [placeOf(group.file, group.name, key.name), key])),
    );
    const { profiles, sourceLanguageId = null } = exported;
    const base = new Set(profiles.get(sourceLanguageId ?? 0)?.files);
    const paths = new Set(filesOf(exported).map(({ document }) => document?.file));
    const files = new Map([...paths].map((path): [string | undefined, FileProfile[]] => [path, []]));
    for (const file of filesOf(exported)) files.get(file.document?.file)?.push(file);
    this.lists = [...files].flatMap(([path, own]) => {
      const isOfBase = (file: FileProfile): boolean => base.has(file);
      const known = new KnownLists(
        own.filter(isOfBase),
        own.filter((file) => !isOfBase(file)),
      );
      return known
        .all()
        .map(({ list: { group, items } }) =>
          items.map((item) => item.flatMap((name) => this.keys.get(placeOf(path, group, name)) ?? [])),
        );
    });
  }

  /** Of the items of lists that lack others in a language. */
  leftOutOf(languageId: number): string[] {
    const { validatedOnly } = this.exported;
    const own = this.keysInFilesOf(languageId);
    return this.lists.flatMap((items) => {
      const known = items.filter((item) => item.length > 0);
      const written = known.map((item) => item.filter((key) => hasText(key, languageId, validatedOnly)));
      const isWhole = written.every((item) => item.length > 0);
      const left = isWhole ? [] : written.flat().filter((key) => !own.has(key));
      return left.map(({ name }) => name);
    });
  }

  private keysInFilesOf(languageId: number): Set<ExportKey> {
    const files = this.exported.profiles.get(languageId)?.files ?? [];
    return new Set(
      files.flatMap(({ document, keys }) =>
        keys.flatMap(([group, name]) => this.keys.get(placeOf(document?.file, group, name)) ?? []),
      ),
    );
  }
}

/** The keys with a text of a form for which the files of a language have no line. */
function formsLeftOut(
  { languages, groups }: ExportProject,
  languageId: number,
  { formats, profiles, pluralMode, validatedOnly }: Exported,
): string[] {
  if (pluralMode !== 'cldr') return [];
  const tag = languages.find(({ id }) => id === languageId)?.tag ?? null;
  const own = profiles.get(languageId)?.files ?? [];
  return groups.flatMap((group) => {
    const file = own.find(({ document }) => document?.file === (group.file ?? undefined));
    const format = file ? formats.find(({ id }) => id === file.format) : formats.find(hasForms);
    const forms = format && codecOf(format).formsIn?.(tag, file && headOf(file));
    if (!forms) return [];
    const plain = plainIn(file);
    return inUse(group)
      .filter(({ isPlural }) => isPlural)
      .filter(({ name, values }) => {
        const texts = values.filter((value) => value.languageId === languageId && value.name !== '');
        if (
          texts.every(({ quantityString }) => quantityString === 'other') &&
          plain.has(`${group.name}\n${name}`)
        )
          return false;
        const written = texts.filter(({ quantityString }) => forms.some((form) => form === quantityString));
        return texts.some(
          (text) =>
            (!validatedOnly || text.status === 'validated') &&
            written.every((other) => other !== text && other.name !== text.name),
        );
      })
      .map(({ name }) => name);
  });
}

/** The keys of which a file has one text, which a plural without another form is written as. */
function plainIn(file: FileProfile | undefined): Set<string> {
  const now = new Map(file?.now?.map(([index, group, name]) => [index, `${group}\n${name}`]));
  const plain = (file?.parts ?? []).flatMap((part) =>
    typeof part === 'object' && 'text' in part && part.form === undefined ? [part.text] : [],
  );
  return new Set(
    plain.map((index) => {
      const [group = '', name = ''] = file?.keys[index] ?? [];
      return now.get(index) ?? `${group}\n${name}`;
    }),
  );
}

/** The keys of which the base text is another one than the name that stands for it in the documents of other languages. */
function namesLeftOut(
  { languages, groups }: ExportProject,
  { sourceLanguageId, profiles, validatedOnly }: Exported,
): string[] {
  const { tag = null } = languages.find(({ id }) => id === sourceLanguageId) ?? {};
  return [...new Set(groups.map(({ file }) => file ?? null))].flatMap((file) => {
    const own = groups.filter((group) => file !== null && group.file === file);
    const documents = [...profiles].flatMap(([languageId, { files }]) =>
      files.flatMap((profile) => (profile.document?.file === file ? [{ languageId, profile }] : [])),
    );
    const [{ profile: { format } } = NO_DOCUMENT] = documents;
    const names = own.flatMap((group) => inUse(group).map(({ name }) => name));
    if (documents.some(({ languageId }) => languageId === sourceLanguageId)) return [];
    if (!isNamedByTexts(format, tag, names)) return [];
    const plurals = pluralsNamed(documents.map(({ profile }) => profile));
    return own.flatMap((group) =>
      inUse(group)
        .filter(({ name, values }) =>
          values.some(
            ({ languageId, name: text, quantityString: form, status }) =>
              languageId === sourceLanguageId &&
              text !== '' &&
              (!validatedOnly || status === 'validated') &&
              text !== (isSingular(form) ? name : (plurals.get(placeOf(file, group.name, name)) ?? text)),
          ),
        )
        .map(({ name }) => name),
    );
  });
}

const NO_DOCUMENT = { profile: { format: '' } };

const isSingular = (form: string | null): boolean => form === null || form === 'one';

/** The texts of plurals in templates of documents, by the places of their keys now. */
function pluralsNamed(profiles: readonly FileProfile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const profile of profiles) {
    const { document, keys, now = [] } = profile;
    const renamed = new Map(now.map(([index, ...place]) => [keys[index]?.slice(0, 2).join('\n'), place]));
    for (const { name: group, keys: own } of templateOf(profile))
      for (const { name, values } of own) {
        const place = renamed.get(`${group}\n${name}`) ?? [group, name];
        const plural = values.find(({ quantityString }) => quantityString === 'other');
        if (plural) found.set(placeOf(document?.file, ...place), plural.name);
      }
  }
  return found;
}

/** What the names of a document say; nothing if its profile does not tell what it was. */
function templateOf(profile: FileProfile): readonly KeptGroup[] {
  const { name, format } = profile;
  const file = untouchedFile(profile);
  const text = file && codecOf({ id: format }).template?.(file.text);
  if (typeof text !== 'string') return [];
  const bytes = fileBytes({ text });
  return readFiles([{ name, format, bytes }], { pluralMode: 'cldr', keep: true }).groups;
}

const hasForms = (format: FileFormat): boolean => codecOf(format).formsIn !== undefined;

const filesOf = ({ formats, profiles }: Exported): FileProfile[] =>
  [...profiles.values()].flatMap(({ files }) =>
    files.filter(({ format }) => formats.some(({ id }) => id === format)),
  );

const inUse = ({ keys }: ExportGroup): ExportKey[] => keys.filter(({ isObsolete = false }) => !isObsolete);

const hasText = ({ values }: ExportKey, id: number, validatedOnly: boolean): boolean =>
  values.some(
    ({ languageId, name, status }) =>
      languageId === id && name !== '' && (!validatedOnly || status === 'validated'),
  );

const placeOf = (file: string | null | undefined, group: string, name: string): string =>
  `${file ?? ''}\n${group}\n${name}`;
