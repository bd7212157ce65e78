import { inFormOrder } from '../../domain/forms-of.js';
import { ofKind } from '../../formats/import/key-kind.js';
import type { ShownValue } from '../../formats/import/moved-values.js';
import type { CatalogueGroup, CatalogueKey } from '../../formats/model/catalogue.js';
import type { FileProfile, ImportProfile } from '../../formats/model/profile-types.js';
import type { TextsOfFile } from '../content/slice-content.js';
import type { KeyAfter } from '../../formats/profile/carry-left-out.js';
import { carryLeftOut } from '../../formats/profile/carry-left-out.js';
import { runSteps } from '../../steps.js';
import { placeOfKey } from './compared-project.js';
import type { ComparedKey, ComparedValue } from './compared-project.js';
import { documentFinder } from './document-finder.js';
import type { DeletedKeys } from './find-changes.js';
import { idsOfMarked } from './find-obsolete.js';
import { emptiedTexts, removedDocuments } from './gone-documents.js';
import { idOfKey, idOfText, keysOf, textOf } from './sides.js';
import type { ContentKeys, Sides } from './sides.js';

/** What a person has decided to import. */
export interface Decisions {
  /** The ids of the changes that are taken. */
  taken: ReadonlySet<string>;
  /** The ids of those that are left. */
  left: ReadonlySet<string>;
  /** The paths of the documents that are taken. */
  paths: ReadonlySet<string>;
  /** The ids of changed base texts that only correct a typo. */
  typos: ReadonlySet<string>;
}

export interface DecidedImport {
  /** Their values name no language. */
  languages: { tag: string; groups: CatalogueGroup[] }[];
  files: ImportProfile;
  /** The paths of documents that are gone, and are removed. */
  remove: string[];
  /** The groups that imported files take over. */
  adopt: { file: string; groupIds: readonly number[] }[];
  /** The values that it changes, as they were shown, by what they are texts of. */
  shown: (TextsOfFile & { values: ShownValue[] })[];
  /** The ids of its values that only correct a typo. */
  typos: number[];
  /** The ids of keys that stay in use, or obsolete. */
  unmarked: number[];
}

/** The import of what a person takes. What is left stays in its document as it is. The codecs must be loaded. */
export function writeImport(sides: Sides, isDeleted: DeletedKeys, decisions: Decisions): DecidedImport {
  const writer = new ImportWriter(sides, isDeleted, decisions);
  const files = sides.now.profile.files.filter(writer.isSent).map((file) => writer.profile(file));
  const languages = sides.now.languages.map(({ tag, groups }) => ({
    tag,
    groups: writer.groups(tag, groups),
  }));
  const removed = removedDocuments(sides.documents, decisions.paths);
  for (const { file, tag } of removed.toEmpty) {
    const languageId = tag === null ? null : sides.languageOf(tag);
    if (tag === null || languageId === null) continue;
    const { groups, values } = emptiedTexts(file, sides.groups.get(file) ?? [], languageId);
    const language = languages.find((one) => one.tag === tag);
    if (language) language.groups.push(...groups);
    else languages.push({ tag, groups });
    writer.shown.push({ tag, file, values });
  }
  const named = new Set(
    files.flatMap(({ document, languages: held = [] }) => [
      document?.language,
      ...held.map(({ tag }) => tag),
    ]),
  );
  const templates = new Set(files.map(({ document }) => document?.file));
  return {
    languages: languages.filter(({ tag, groups }) => groups.length > 0 || named.has(tag)),
    files: { version: 1, files },
    remove: removed.all.map(({ path }) => path),
    adopt: sides.adopted.flatMap(({ file, groupIds }) => (templates.has(file) ? [{ file, groupIds }] : [])),
    shown: writer.shown.filter(({ values }) => values.length > 0),
    typos: writer.typos,
    unmarked: idsOfMarked(sides, decisions.left),
  };
}

class ImportWriter {
  readonly shown: DecidedImport['shown'] = [];
  readonly typos: number[] = [];
  private readonly documentOf;
  private readonly states;
  private readonly keysNow: ContentKeys;

  constructor(
    private readonly sides: Sides,
    private readonly isDeleted: DeletedKeys,
    private readonly decisions: Decisions,
  ) {
    this.documentOf = documentFinder(sides.documents);
    this.states = new Map(sides.documents.map(({ path, state }) => [path, state]));
    this.keysNow = keysOf(sides.now);
  }

  /** Whether the profile of a document is imported. */
  readonly isSent = ({ document }: FileProfile): boolean =>
    document !== undefined && this.isTaken(document.path) && this.states.get(document.path) !== 'same';

  private isTaken(path: string): boolean {
    return this.decisions.paths.has(path);
  }

  /** What is taken of the groups of a language. */
  groups(tag: string, groups: readonly CatalogueGroup[]): CatalogueGroup[] {
    return groups.flatMap((group) => {
      const document = this.documentOf(group.file ?? '', tag);
      if (!document || document.state === 'same' || !this.isTaken(document.path)) return [];
      const values: ShownValue[] = [];
      const keys = group.keys.flatMap((key) => this.key(tag, placeOfKey(group, key.name), key, values) ?? []);
      this.shown.push({ tag, file: group.file, values });
      return keys.length > 0 ? [{ ...group, keys }] : [];
    });
  }

  /** @param shown receives the values that it has */
  private key(tag: string, place: string, key: CatalogueKey, shown: ShownValue[]): CatalogueKey | null {
    const known = this.sides.keys.at(place);
    if (!known) return this.decisions.taken.has(idOfKey(place, 'new_key')) ? key : null;
    const own = ofKind(key, known.isPlural);
    const isTaken = (form: ComparedValue['quantityString']): boolean =>
      this.decisions.taken.has(idOfText(place, tag, form));
    if (!own?.values.some(({ quantityString = null }) => isTaken(quantityString))) return null;
    const stored = this.storedIn(known, tag);
    for (const { id, version, quantityString } of stored) {
      shown.push({ id, version });
      if (this.decisions.typos.has(idOfText(place, tag, quantityString))) this.typos.push(id);
    }
    // A plain text is the form `other` of a plural, and its other forms are not touched.
    if (key.isPlural !== known.isPlural) return key;
    const forms = known.isPlural
      ? inFormOrder(
          this.sides.project.pluralMode,
          [...stored, ...own.values].flatMap(({ quantityString }) => quantityString ?? []),
        )
      : [null];
    const textAfter = (form: ComparedValue['quantityString']): string => {
      const here = stored.find(({ quantityString }) => quantityString === form)?.name ?? '';
      return isTaken(form) ? (textOf(own, form) ?? here) : here;
    };
    return { ...own, values: forms.map((form) => ({ name: textAfter(form), quantityString: form })) };
  }

  private storedIn({ values }: ComparedKey, tag: string): ComparedValue[] {
    const languageId = this.sides.languageOf(tag);
    return values.filter((value) => value.languageId === languageId);
  }

  /** With the source of what is left. */
  profile(file: FileProfile): FileProfile {
    const path = file.document?.file;
    return runSteps(
      carryLeftOut(file, (index, at) => {
        const [name, key] = file.keys[index] ?? ['', ''];
        const place = placeOfKey({ name, file: path }, key);
        const tag = file.languages?.[at]?.tag ?? file.document?.language ?? '';
        return { read: () => this.keysNow.get(tag)?.get(place) ?? null, after: this.after(place, tag) };
      }),
    );
  }

  private after(place: string, tag: string): KeyAfter | null {
    const { taken, left } = this.decisions;
    const known = this.sides.keys.at(place);
    // What was deleted in the project is deleted in the document.
    if (!known && this.isDeleted(place)) return ANY_KIND;
    if (!known) return taken.has(idOfKey(place, 'new_key')) ? ANY_KIND : null;
    const { isPlural } = known;
    const textHere = (form: ComparedValue['quantityString']): string | undefined =>
      this.storedIn(known, tag).find(({ quantityString }) => quantityString === form)?.name;
    return {
      isPlural,
      textOf: (form) => (left.has(idOfText(place, tag, form)) ? (textHere(form) ?? '') : TAKEN),
    };
  }
}

/** Whatever the text is, the project has it in the place of that of the document. */
const TAKEN = 'taken';

/** A key that is created as it is read, with all of its texts. */
const ANY_KIND: KeyAfter = { isPlural: true };
