import { QUANTITIES } from '../../domain/quantities.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import type { Dialect, NewKey } from './kept-file.js';
import { KeptTexts } from './kept-texts.js';
import type { LanguageGroups } from './kept-texts.js';
import { groupNamesTaken, nameNewKeys, numbered } from './new-names.js';
import { END, ENTRY, LIST, WHOLE } from './profile-types.js';
import type {
  BesidePart,
  Bracket,
  CommentPart,
  FileProfile,
  FormsPart,
  FramePart,
  LanguagesPart,
  PlacePart,
  ProfilePart,
  StatePart,
  TextPart,
} from './profile-types.js';

/**
 * A file as it was, with the texts of a project. Entries whose keys are not among the groups are left out, with their
 * comments.
 *
 * @param languages with the names of keys, not those on the platform; of a file with several: first those of the file
 * @param newGroups what of it no file has, and this one takes
 * @param names those in the files of the platform, to which the new ones are added
 */
export function writeKept(
  profile: FileProfile,
  languages: readonly LanguageGroups[],
  newGroups: readonly WrittenGroup[],
  dialect: Dialect,
  names: Set<string>,
): string {
  const writer = new KeptWriter(
    profile,
    new KeptTexts(profile, languages, dialect.tellsZeros),
    newGroups,
    dialect,
    names,
    groupNamesTaken(
      profile,
      languages.flatMap(({ groups }) => groups),
    ),
  );
  return writer.write();
}

/** An open entry or list. */
interface Frame {
  kind: Bracket;
  /** Where its source begins among the pieces; of an entry in a list, its comma. */
  from: number;
  /** Of an entry: texts in it, and those written; of a list: entries written. */
  expected: number;
  written: number;
  /** Of an entry: what is written for forms that its key lacks, by their places among the pieces. */
  lacking: [at: number, source: string][];
}

class KeptWriter {
  private readonly pieces: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly waiting: Map<string, WrittenGroup>;
  /** Of a sorted file: the new keys that have no place yet, the last one first. */
  private sorted: NewKey[] | null = null;
  private depth = 0;

  constructor(
    private readonly profile: FileProfile,
    private readonly texts: KeptTexts,
    newGroups: readonly WrittenGroup[],
    private readonly dialect: Dialect,
    private readonly names: Set<string>,
    /** JSON: names on the top level, which no new group may take. */
    private readonly rootNames: Set<string>,
  ) {
    this.waiting = new Map(newGroups.map((group) => [group.name, group]));
  }

  write(): string {
    for (const part of this.profile.parts) {
      if (typeof part === 'string') this.pieces.push(part);
      else if (part === END) this.end();
      else if (typeof part === 'number') this.begin(part);
      else this.writePart(part);
    }
    return this.pieces.join('');
  }

  private writePart(part: Exclude<ProfilePart, string | Bracket>): void {
    if ('text' in part) this.writeText(part);
    else if ('state' in part) this.writeState(part);
    else if ('languages' in part) this.writeLanguages(part);
    else if ('comment' in part) this.writeComment(part);
    else if ('frame' in part) this.writeFrame(part);
    else if ('forms' in part) this.writeForms(part);
    else if ('beside' in part) this.standBeside(part);
    else this.writeNew(part);
  }

  private begin(kind: Bracket): void {
    const from = this.pieces.length;
    const isListed = kind !== LIST && this.frames.at(-1)?.kind === LIST;
    if (isListed) this.pieces.push(this.frames.at(-1)?.written ? ',' : '');
    if (kind === LIST) this.depth += 1;
    this.frames.push({ kind, from, expected: 0, written: 0, lacking: [] });
  }

  private end(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.kind === LIST) this.endList(frame);
    else this.endEntry(frame);
  }

  private endList({ expected, written }: Frame): void {
    this.depth -= 1;
    const parent = this.frames.at(-1);
    if (!parent) return;
    parent.expected += expected;
    parent.written += written;
  }

  /** An entry without texts, such as a number, is always written. */
  private endEntry({ kind, from, expected, written, lacking }: Frame): void {
    const isWritten = expected === 0 || written >= (kind === WHOLE ? expected : 1);
    if (isWritten) for (const [at, source] of lacking) this.pieces[at] = source;
    else this.pieces.length = from;
    const parent = this.frames.at(-1);
    if (!parent || (parent.kind !== LIST && expected === 0)) return;
    parent.expected += 1;
    if (isWritten) parent.written += 1;
  }

  private writeText(part: TextPart): void {
    const frame = this.frames.at(-1);
    if (frame) frame.expected += 1;
    const { dialect, profile } = this;
    const original = this.originalOf(part);
    const texts = part.isImplied
      ? this.impliedTexts(part)
      : this.texts.of(part, original, frame?.kind === WHOLE);
    if (!texts) {
      this.leaveOpen(part, frame);
      return;
    }
    if (frame) frame.written += 1;
    if (part.isImplied) return;
    const isSame = original !== null && areEqual(original, texts);
    this.pieces.push(isSame ? (part.raw ?? '') : dialect.encode(texts, part, profile.style));
  }

  private originalOf(part: TextPart): string[] | null {
    return part.raw === undefined ? null : this.dialect.decode(part.raw, part);
  }

  /** A key whose name is its text is there as long as any language has it. */
  private impliedTexts({ text }: TextPart): readonly string[] | null {
    return this.texts.keyAt(text)?.texts ?? null;
  }

  /** A form that the key lacks: beside other forms of an entry, it has its place. */
  private leaveOpen(part: TextPart, frame: Frame | undefined): void {
    const general = part.isImplied ? null : this.texts.of(part, null, true);
    if (general)
      frame?.lacking.push([this.pieces.length, this.dialect.encode(general, part, this.profile.style)]);
    this.pieces.push('');
  }

  /** It stays as it was where the project has no such text: it goes with the entry around it. */
  private writeState(part: StatePart): void {
    const found = this.texts.statusOf(part);
    const { dialect, profile } = this;
    const isChanged = found !== null && part.original !== undefined && part.original !== found.text;
    const written = found && dialect.writeState?.(part, found.status, isChanged, profile.style);
    this.pieces.push(written ?? part.raw);
  }

  private writeLanguages(place: LanguagesPart): void {
    const lacking = this.texts.lacking(place.languages);
    const written =
      lacking.length > 0 ? (this.dialect.writeLanguages?.(lacking, place, this.profile.style) ?? []) : [];
    if (written.length === 0) this.pieces.push(place.raw ?? '');
    for (const source of written) {
      if (this.frames.at(-1)?.kind === LIST) this.addEntry(source);
      else this.pieces.push(source);
    }
  }

  private writeComment({ comment, of }: CommentPart): void {
    const description = this.texts.keyAt(of)?.description;
    const isSame = description === undefined || description === this.dialect.readComment(comment);
    if (isSame) this.pieces.push(comment);
    else if (description)
      this.pieces.push(this.dialect.writeComment(description, this.profile.style, comment));
    else this.pieces.push(this.dialect.emptyComment?.(comment) ?? '');
  }

  /** Counts like a text of the key. */
  private standBeside({ beside }: BesidePart): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    frame.expected += 1;
    if (this.texts.keyAt(beside)) frame.written += 1;
  }

  private writeFrame({ frame, raw, reference }: FramePart): void {
    this.pieces.push(this.texts.isFramed(frame) ? raw : reference);
  }

  private writeForms(place: FormsPart): void {
    for (const { form, text, status } of this.texts.furtherForms(place.forms, place.language)) {
      const source = this.dialect.writeForm(form, text, place, status);
      if (source === null) continue;
      if (place.isEntry) this.addEntry(source);
      else this.pieces.push(source);
    }
  }

  private writeNew(place: PlacePart): void {
    const { group, taken = [], before } = place;
    const { compareNames } = this.dialect;
    if (compareNames && (before !== undefined || this.sorted)) {
      this.writeSorted(before, compareNames);
      return;
    }
    if (group === null) {
      for (const waiting of this.waiting.values()) this.writeNewGroup(waiting);
      return;
    }
    this.writeNewIn(group, taken, place.lead);
  }

  private writeNewIn(group: string, taken: readonly string[], lead?: string): void {
    if (this.depth === 1) for (const name of taken) this.rootNames.add(name);
    const waiting = this.waiting.get(group);
    if (!waiting) return;
    this.waiting.delete(group);
    const { dialect, names } = this;
    this.writeNewKeys(group, waiting.keys, dialect.nameForm ? names : new Set(taken), lead);
  }

  private writeNewGroup({ name, keys }: WrittenGroup): void {
    const { dialect, profile, rootNames } = this;
    const { separator } = profile.style;
    if (separator !== undefined) {
      const joined = keys.map((key) => ({ ...key, name: name + separator + key.name }));
      this.writeNewKeys(COMMON_GROUP, joined, rootNames);
    } else if (name === COMMON_GROUP && profile.keys.length === 0) {
      this.writeNewKeys(name, keys, this.names);
    } else if (dialect.nameForm) {
      this.addEntry(dialect.writeGroup(name, this.named(name, keys, this.names), profile.style));
    } else {
      const free = rootNames.has(name) ? numbered(name, (wish) => !rootNames.has(wish)) : name;
      rootNames.add(free);
      this.addEntry(dialect.writeGroup(free, this.named(name, keys, new Set()), profile.style));
    }
  }

  /** @param before the name that the keys sort before; undefined: all that are left */
  private writeSorted(before: string | undefined, compare: NonNullable<Dialect['compareNames']>): void {
    this.sorted ??= [...this.waiting.values()]
      .flatMap(({ name, keys }) => this.named(name, keys, this.names))
      .sort((one, other) => compare(other.name, one.name));
    this.waiting.clear();
    for (let next = this.sorted.at(-1); next; next = this.sorted.at(-1)) {
      if (before !== undefined && compare(next.name, before) >= 0) return;
      this.sorted.pop();
      this.addEntry(this.dialect.writeKey(next, this.profile.style, this.depth));
    }
  }

  private writeNewKeys(group: string, keys: readonly WrittenKey[], taken: Set<string>, lead?: string): void {
    for (const key of this.named(group, keys, taken)) {
      this.rootNames.add(key.name);
      this.addEntry(this.dialect.writeKey(key, this.profile.style, this.depth, lead));
    }
  }

  /** @param taken names that are there, to which the new ones are added */
  private named(group: string, keys: readonly WrittenKey[], taken: Set<string>): NewKey[] {
    const news = keys.map(filledForms).map((key): NewKey => {
      const { name, isPlural, texts, forms = QUANTITIES, description = '' } = key;
      const inLanguages = this.texts.localizationsOf(key);
      return {
        group,
        name,
        isPlural,
        texts,
        forms,
        description,
        ...(inLanguages.length > 0 && { inLanguages }),
      };
    });
    const names = nameNewKeys(this.profile, group, news, this.dialect, taken);
    return news.map((key, index) => ({ ...key, name: names[index] ?? key.name }));
  }

  private addEntry(source: string): void {
    this.begin(ENTRY);
    this.pieces.push(source);
    this.end();
  }
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index]);
