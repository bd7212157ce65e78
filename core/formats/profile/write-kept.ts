import type { WrittenGroup } from '../model/export-types.js';
import type { Dialect } from '../model/kept-file.js';
import { CopiedSource } from '../layout/copied-source.js';
import { withRawText } from './key-texts.js';
import { inLineEndsOf } from '../text/returns.js';
import { differs, KeptTexts } from './kept-texts.js';
import type { LanguageGroups } from './kept-texts.js';
import { NewEntries } from './new-entries.js';
import { groupNamesTaken } from './new-names.js';
import { mayBeWritten } from './open-entry.js';
import type { Frame } from './open-entry.js';
import { SpaceOfCut } from './space-of-cut.js';
import { END, ENTRY, LIST, WHOLE } from '../model/profile-types.js';
import type {
  BesidePart,
  Bracket,
  ColumnPart,
  CommentPart,
  FileProfile,
  FormsPart,
  FramePart,
  LanguagesPart,
  PlacePart,
  ProfilePart,
  RowsPart,
  StatePart,
  TextPart,
} from '../model/profile-types.js';

/**
 * A file as it was, with the texts of a project. Entries whose keys are not among the groups are left out, with their
 * comments.
 *
 * @param languages with the names of keys, not those on the platform; of a file with several: first those of the file
 * @param newGroups what of it no file has, and this one takes; of plurals the forms that are written
 * @param names those in the files of the platform, to which the new ones are added
 */
export function writeKept(
  profile: FileProfile,
  languages: readonly LanguageGroups[],
  newGroups: readonly WrittenGroup[],
  dialect: Dialect,
  names: Set<string>,
): string {
  const texts = new KeptTexts(profile, languages, dialect);
  const groups = languages.flatMap((language) => language.groups);
  const rootNames = groupNamesTaken(profile, groups);
  const newEntries = new NewEntries(profile, texts, newGroups, dialect, names, rootNames);
  return new KeptWriter(profile, texts, newEntries, dialect).write();
}

class KeptWriter {
  private readonly pieces: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly space = new SpaceOfCut();
  private readonly copied: CopiedSource;
  private depth = 0;

  constructor(
    private readonly profile: FileProfile,
    private readonly texts: KeptTexts,
    private readonly newEntries: NewEntries,
    private readonly dialect: Dialect,
  ) {
    this.copied = new CopiedSource(dialect);
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
    else if ('column' in part) this.beginColumn(part);
    else if ('rows' in part) this.writeRows(part);
    else this.writeNew(part);
  }

  private begin(kind: Bracket): void {
    const from = this.pieces.length;
    const isListed = kind !== LIST && this.frames.at(-1)?.kind === LIST;
    if (isListed) this.pieces.push(this.frames.at(-1)?.written ? ',' : '');
    if (kind === LIST) this.depth += 1;
    this.frames.push({ kind, from, expected: 0, written: 0, lacking: [] });
  }

  private beginColumn({ column }: ColumnPart): void {
    const isLeftOut = this.texts.isLeftOut(column);
    this.frames.push({
      kind: ENTRY,
      from: this.pieces.length,
      isLeftOut,
      expected: 0,
      written: 0,
      lacking: [],
    });
  }

  /** Its texts are those of the entry around it, in which a cell stays without one. */
  private endColumn({ from, isLeftOut, expected, written }: Frame): void {
    if (isLeftOut) this.pieces.length = from;
    const parent = this.frames.at(-1);
    if (!parent) return;
    parent.expected += expected;
    parent.written += written;
  }

  private end(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.isLeftOut !== undefined) {
      this.endColumn(frame);
      return;
    }
    if (frame.kind === LIST) this.endList(frame);
    else this.endEntry(frame);
  }

  private endList({ expected, written, isPartial }: Frame): void {
    this.depth -= 1;
    const parent = this.frames.at(-1);
    if (!parent) return;
    parent.isPartial ||= isPartial;
    parent.expected += expected;
    parent.written += written;
  }

  private endEntry(frame: Frame): void {
    const isWritten = mayBeWritten(frame);
    const parent = this.frames.at(-1);
    if (isWritten) for (const [at, source] of frame.lacking) this.pieces[at] = source;
    this.closeSpace(frame.from, isWritten);
    if (!isWritten) {
      this.pieces.length = frame.from;
      if (parent) parent.isPartial ||= frame.isPartial;
    }
    if (!parent || (parent.kind !== LIST && frame.expected === 0)) return;
    parent.expected += 1;
    if (isWritten) parent.written += 1;
  }

  /** Commas stand between the entries of a list. */
  private closeSpace(from: number, isWritten: boolean): void {
    const [first] = this.pieces.slice(from, from + 1);
    if (first === undefined || this.frames.at(-1)?.kind === LIST) return;
    if (isWritten) this.pieces[from] = this.space.after(from, first);
    else this.space.leaveOut(from, first);
  }

  private writeText(part: TextPart): void {
    const isCarried = this.texts.isCarried(part);
    if (isCarried && part.isNoText) {
      this.pieces.push(part.raw ?? '');
      return;
    }
    const frame = this.frames.at(-1);
    if (frame) frame.expected += 1;
    const source = isCarried ? (part.raw ?? '') : this.sourceOf(part, frame);
    if (source === null) return this.leaveOpen(part, frame);
    if (frame) frame.written += 1;
    this.copied.meet(part, source);
    this.pieces.push(source);
  }

  /** A text as it stands in the file: as it was unless it has changed. Null if the key lacks it. */
  private sourceOf(part: TextPart, frame: Frame | undefined): string | null {
    const original = this.originalOf(part);
    const found = part.isImplied
      ? this.impliedTexts(part)
      : this.texts.of(part, original, frame?.kind === WHOLE);
    if (!found) return null;
    const { raw = '' } = part;
    if (part.isOwn || this.isId(part, original)) return raw;
    if (part.isImplied) return '';
    const texts = found.map((text, index) => inLineEndsOf(text, original?.[index]));
    const isSame = original !== null && areEqual(original, texts);
    return isSame ? raw : this.dialect.encode(texts, withRawText(part));
  }

  /** Whether a text of the source language is what programs look its translation up by. */
  private isId({ text, language, form }: TextPart, original: readonly string[] | null): boolean {
    const { keys, languages = [] } = this.profile;
    const [, name] = keys[text] ?? [];
    const mayBeId = this.dialect.keepsIds === true && !language && form === undefined && languages.length > 1;
    return mayBeId && original?.[0] === name;
  }

  private originalOf(part: TextPart): string[] | null {
    return part.raw === undefined || part.isNoText ? null : this.dialect.decode(part.raw, part);
  }

  /** A key whose name is its text is there as long as any language has it. */
  private impliedTexts({ text }: TextPart): readonly string[] | null {
    return this.texts.keyAt(text)?.texts ?? null;
  }

  /** A form that the key lacks: beside other forms of an entry, it has its place. */
  private leaveOpen(part: TextPart, frame: Frame | undefined): void {
    if (frame && this.texts.isKnown(part)) frame.isPartial = true;
    const general = part.isImplied ? null : this.texts.of(part, null, true);
    if (general) frame?.lacking.push([this.pieces.length, this.dialect.encode(general, part)]);
    this.pieces.push('');
  }

  /** It stays as it was where the project has no such text: it goes with the entry around it. */
  private writeState(part: StatePart): void {
    const found = this.texts.statusOf(part);
    const isChanged = found !== null && part.original !== undefined && differs(found.text, part.original);
    const written = found && this.dialect.writeState?.(part, found.status, isChanged, found.text);
    this.pieces.push(written ?? part.raw);
  }

  private writeLanguages(place: LanguagesPart): void {
    const written = this.languagesAt(place);
    if (written.length === 0) this.pieces.push(this.copied.at(place));
    for (const source of written) {
      if (this.frames.at(-1)?.kind === LIST) this.addEntry(source);
      else this.pieces.push(source);
    }
  }

  private languagesAt(place: LanguagesPart): string[] {
    const { dialect, texts } = this;
    const lacking = texts.lacking(place.languages);
    if (lacking.length === 0) return [];
    const [first = NO_KEY] = place.languages;
    return dialect.writeLanguages?.(lacking, place, texts.localizationsAt(first)) ?? [];
  }

  private writeComment({ comment, of }: CommentPart): void {
    const description = this.texts.keyAt(of)?.description;
    const isSame = description === undefined || description === this.dialect.readComment(comment);
    if (isSame) this.pieces.push(comment);
    else if (description) this.pieces.push(this.dialect.writeComment(description, comment));
    else this.pieces.push(this.dialect.emptyComment?.(comment) ?? '');
  }

  /** Counts like a text of the key. */
  private standBeside({ beside }: BesidePart): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    frame.expected += 1;
    if (this.texts.keyAt(beside) || this.texts.carries(beside)) frame.written += 1;
  }

  private writeFrame({ frame, language, raw, reference }: FramePart): void {
    this.pieces.push(this.texts.isFramed(frame, language) || this.texts.carries(frame) ? raw : reference);
  }

  private writeForms(place: FormsPart): void {
    const further = this.texts.furtherForms(place.forms, place.language);
    const inLanguages = further.length > 0 ? this.texts.localizationsAt(place.forms) : [];
    for (const { form, text, status } of further) {
      const source = this.dialect.writeForm(form, text, place, status, inLanguages);
      if (source === null) continue;
      if (place.isEntry) this.addEntry(source);
      else this.pieces.push(source);
    }
  }

  private writeRows(part: RowsPart): void {
    const key = this.texts.furtherKey(part);
    if (key) this.pieces.push(this.dialect.writeKey(key, this.depth));
  }

  private writeNew(place: PlacePart): void {
    for (const source of this.newEntries.at(place, this.depth)) this.addNew(source);
  }

  /** What has a new key in it stays, also where all that it had has gone. */
  private addNew(source: string): void {
    this.addEntry(source);
    const around = this.frames.at(-1);
    if (around && around.kind !== LIST) around.written += 1;
  }

  private addEntry(source: string): void {
    this.begin(ENTRY);
    this.pieces.push(source);
    this.end();
  }
}

/** The index of no key. */
const NO_KEY = -1;

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index]);
