import { isPluralCategory } from '../../domain/plural-rules.js';
import { icuHoles } from '../json/icu-holes.js';
import { NoTexts } from '../json/no-texts.js';
import type { Hole } from '../json/icu-holes.js';
import type { JsonNode } from '../json/json-tree.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { FileLanguage, FormsPart } from '../model/profile-types.js';
import { namesOf } from '../model/path-names.js';
import type { PathNames } from '../model/path-names.js';
import { checkCount, checkName, checkTexts } from '../model/read-context.js';
import { readIcuPlural } from '../../messages/icu-plural.js';
import type { IcuPlural } from '../../messages/icu-plural.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import { pluralIn } from '../plurals/laravel-pipes.js';
import type { NamedSegment } from '../plurals/laravel-pipes.js';
import { suffixedName } from '../plurals/suffixes.js';
import { selectedPlural, suffixedPlural } from '../suffixed/named-forms.js';
import type { SuffixedForm, SuffixedPlural } from '../suffixed/suffixed-plurals.js';
import type { JsonFrame } from './json-layout.js';
import { arePipesOfLaravel, laravelHoles, laravelTexts } from './laravel-json.js';
import { readPiped } from './kept-pipes.js';
import type { PipedText } from './kept-pipes.js';

/** A member of an object, or an item of an array, which is named by its index. */
export interface JsonItem {
  name: string;
  /** Where it begins. */
  offset: number;
  /** White space before it. */
  lead: string;
}

/** What of a text is replaced by that of the project; of the last form of a plural, also where further forms go. */
interface ReadText {
  holes: Hole[];
  further?: FormsPart;
}

/** The key of a plural whose forms are members of their own. */
interface PluralEntry {
  /** Its index. */
  text: number;
  formOf: KeptPlural['formOf'];
}

/** The keys of a JSON file, as its texts are met. */
export class JsonKeys {
  readonly entries: KeptEntry[] = [];
  readonly rootNames: string[] = [];
  readonly names: PathNames;
  readonly noTexts: NoTexts;
  /** Whether a text has the pipes of Laravel. */
  isLaravel = false;
  /** The keys of plurals that have several members; null: none, so that these stay as they are. */
  private readonly plurals = new Map<SuffixedPlural, PluralEntry | null>();
  /** Of a file with several languages: the one that is being read, and the entry of each path. */
  private language = 0;
  private readonly indexes = new Map<number, number>();
  private readonly localizations: (ReadKey | undefined)[][] = [];

  /** @param languages of a file with several; empty: it holds one */
  constructor(
    private context: KeepContext,
    private readonly flavour: JsonFlavour,
    private readonly suffixed: ReadonlyMap<number, SuffixedForm>,
    private readonly lineAt: (offset: number) => number,
    private readonly languages: readonly FileLanguage[] = [],
  ) {
    this.names = namesOf(context);
    this.noTexts = new NoTexts(context);
  }

  /** What follows is in a language of the file. */
  beginLanguage(index: number): void {
    const { tag = null } = this.languages[index] ?? {};
    this.language = index;
    this.context = { ...this.context, tag };
  }

  /** Null where a text cannot be a key, which is then reported. */
  read(value: string, raw: string, item: JsonItem, frame: JsonFrame): ReadText | null {
    if (this.flavour === 'i18next') {
      const form = frame.kind === 'object' ? this.suffixed.get(item.offset) : undefined;
      if (suffixedName(item.name)) frame.taken.push(item.name);
      if (form) return this.readSuffixed(form, raw, item, frame);
    }
    const segments = this.laravelForms(value);
    if (segments) return this.readLaravel(value, segments, raw, item, frame);
    const plural = this.flavour === 'icu' ? readIcuPlural(value) : null;
    const holes = plural
      ? this.messageHoles(value, plural, raw, item, frame)
      : this.textHoles(value, raw, item, frame);
    return holes && { holes };
  }

  /** A plural that is an object of its forms; holes by offsets in the file. Null after reporting why there is none. */
  readForms(object: JsonNode, source: string, item: JsonItem, frame: JsonFrame): Hole[] | null {
    const members = object.members.filter((member) => isPluralCategory(member.name));
    const line = this.lineAt(item.offset);
    const name = this.keyName(frame, item.name, line);
    const texts = new Map(members.map((member) => [member.name, member.value.value]));
    const read = name === null ? null : suffixedPlural(name, texts, line, this.context);
    if (name === null || !read) return null;
    const text = this.add(item, frame, name, this.names.idOf(frame.id, item.name, '+'), read.key);
    const holes = members.flatMap(({ name: category, value: { start, end } }): Hole[] => {
      const form = read.formOf.get(category);
      return form === undefined ? [] : [{ start, end, part: { text, form, raw: source.slice(start, end) } }];
    });
    const last = members.at(-1);
    if (!last) return holes;
    const before = object.members[object.members.indexOf(last) - 1];
    const lead = before ? source.slice(before.value.end, last.start).replace(',', '') : '';
    const taken = members.flatMap(({ name: category }) => (read.formOf.has(category) ? [] : [category]));
    const further = { forms: text, lead, ...(taken.length > 0 && { taken }) };
    return [...holes, { start: last.value.end, end: last.value.end, part: further }];
  }

  /** Whether an object that is a key is a plural: several forms, or one that the project knows as a plural. */
  isPluralOfForms({ members }: JsonNode, { name }: JsonItem, { group, path }: JsonFrame): boolean {
    const forms = members.filter((member) => isPluralCategory(member.name));
    return forms.length > 1 || this.context.isKnownPlural(group, path + name);
  }

  /**
   * Describes the last key.
   *
   * @returns its index
   */
  describe(description: string): number {
    const index = this.entries.length - 1;
    const key = this.entries[index]?.key;
    if (key) key.description = description;
    return index;
  }

  private textHoles(value: string, raw: string, item: JsonItem, frame: JsonFrame): Hole[] | null {
    const line = this.lineAt(item.offset);
    const name = this.keyName(frame, item.name, line);
    if (name === null) return null;
    const read =
      this.flavour === 'pipes' ? readPiped(value, name, line, this.context) : this.plain(value, name, line);
    if (!read) return null;
    const text = this.add(item, frame, name, this.names.idOf(frame.id, item.name), read.key);
    return [{ start: 0, end: raw.length, part: { text, raw, ...read.part } }];
  }

  /** In a project with the forms of each language; other pipes, and those of any other project, are as in 6.6. */
  private laravelForms(value: string): NamedSegment[] | null {
    const mayBe = this.flavour === 'pipes' && this.context.pluralMode === 'cldr';
    return mayBe && arePipesOfLaravel(value) ? pluralIn(value, this.context) : null;
  }

  private readLaravel(
    value: string,
    segments: readonly NamedSegment[],
    raw: string,
    item: JsonItem,
    frame: JsonFrame,
  ): ReadText | null {
    const line = this.lineAt(item.offset);
    const name = this.keyName(frame, item.name, line);
    const read =
      name === null ? null : selectedPlural(name, laravelTexts(value, segments), line, this.context);
    if (name === null || !read) return null;
    const entry = this.add(item, frame, name, this.names.idOf(frame.id, item.name), read.key);
    this.isLaravel = true;
    return { holes: laravelHoles(raw, segments, read, entry) };
  }

  private plain(value: string, name: string, line: number): PipedText | null {
    const texts = checkTexts(name, [value], line, this.context);
    return texts && { key: { isPlural: false, texts }, part: {} };
  }

  private messageHoles(
    value: string,
    plural: IcuPlural,
    raw: string,
    item: JsonItem,
    frame: JsonFrame,
  ): Hole[] | null {
    const line = this.lineAt(item.offset);
    const name = this.keyName(frame, item.name, line);
    const { forms, before, after } = plural;
    const texts = forms.map(
      ({ selector, start, end }) => [selector, before + value.slice(start, end) + after] as const,
    );
    const read = name === null ? null : selectedPlural(name, new Map(texts), line, this.context);
    if (name === null || !read) return null;
    const entry = this.add(item, frame, name, this.names.idOf(frame.id, item.name), read.key);
    return icuHoles(raw, value, plural, read, entry);
  }

  /** A member that is one form of a plural. */
  private readSuffixed(
    { category, plural }: SuffixedForm,
    raw: string,
    item: JsonItem,
    frame: JsonFrame,
  ): ReadText {
    const known = this.plurals.get(plural);
    const entry = known === undefined ? this.addSuffixed(plural, item, frame) : known;
    if (known === undefined) this.plurals.set(plural, entry);
    if (!entry) return { holes: [] };
    const { text, formOf } = entry;
    const form = formOf.get(category);
    return {
      holes: form === undefined ? [] : [{ start: 0, end: raw.length, part: { text, form, raw } }],
      ...(plural.last === item.offset && { further: furtherForms(plural, entry, item) }),
    };
  }

  private addSuffixed({ stem, texts }: SuffixedPlural, item: JsonItem, frame: JsonFrame): PluralEntry | null {
    const line = this.lineAt(item.offset);
    const name = this.keyName(frame, stem, line);
    const read = name === null ? null : suffixedPlural(name, texts, line, this.context);
    if (name === null || !read) return null;
    const id = this.names.idOf(frame.id, stem, '+');
    return { text: this.add(item, frame, name, id, read.key), formOf: read.formOf };
  }

  /** @returns the index of the entry */
  private add(item: JsonItem, frame: JsonFrame, name: string, id: number, key: ReadKey): number {
    const line = this.lineAt(item.offset);
    const known = this.indexes.get(id);
    if (known !== undefined) return this.addLocalization(known, key, name, line);
    checkCount(this.entries.length + 1, line, this.context);
    const place = this.names.take(frame.group, name, id);
    if (place.name !== item.name) frame.taken.push(item.name);
    if (place.isRepeated) this.context.reports.add('duplicate_key', line, { key: place.name });
    if (frame.depth === 0) this.rootNames.push(name);
    const entry: KeptEntry = { group: frame.group, name: place.name, key };
    const index = this.entries.push(entry) - 1;
    if (this.languages.length > 0) this.localize(entry, index, id);
    return index;
  }

  /** What stands twice in a language stays as it is. */
  private addLocalization(index: number, key: ReadKey, name: string, line: number): number {
    const localizations = this.localizations[index] ?? [];
    if (localizations[this.language]) {
      this.context.reports.add('duplicate_key', line, { key: name });
      return NO_KEY;
    }
    localizations[this.language] = key;
    return index;
  }

  private localize(entry: KeptEntry, index: number, id: number): void {
    const localizations: (ReadKey | undefined)[] = [];
    localizations[this.language] = entry.key ?? undefined;
    entry.localizations = localizations;
    this.localizations[index] = localizations;
    this.indexes.set(id, index);
  }

  private keyName({ group, path }: JsonFrame, ownName: string, line: number): string | null {
    const { limits, reports } = this.context;
    const isNamed = ownName.trim() !== '';
    const name = isNamed ? checkName(path + ownName, line, this.context) : null;
    if (!isNamed) reports.add('empty_name', line);
    if (name === null || group.length <= limits.name) return name;
    reports.add('name_too_long', line, { key: name });
    return null;
  }
}

const NO_KEY = -1;

function furtherForms(
  { stem, texts }: SuffixedPlural,
  { text, formOf }: PluralEntry,
  { lead }: JsonItem,
): FormsPart {
  const taken = [...texts.keys()].filter((suffix) => !formOf.has(suffix));
  return { forms: text, lead, name: stem, ...(taken.length > 0 && { taken }) };
}
