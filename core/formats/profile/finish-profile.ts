import type { Localizations, ReadKey } from '../model/catalogue-builder.js';
import { insideFrame } from './frame.js';
import { hasReturns } from '../text/returns.js';
import type { Dialect } from '../model/kept-file.js';
import { END, LIST } from '../model/profile-types.js';
import type {
  BesidePart,
  Bracket,
  ColumnPart,
  CommentPart,
  FormsPart,
  FramePart,
  LanguagesPart,
  PlacePart,
  ProfileKey,
  ProfilePart,
  ProfileStyle,
  RowsPart,
  TextPart,
} from '../model/profile-types.js';

/** What became of an entry: its key in the catalogue. Null: nothing, so that its source is kept as it is. */
export interface FinishedEntry {
  /** Another occurrence of the name has another text, and counts: the source of this one is kept while the key is there. */
  isReplaced?: true;
  group: string;
  name: string;
  /** Of a format whose names carry their group. */
  nameInFile?: string;
  key: ReadKey;
  /** Whether its comment is the description of the key: another occurrence of the name may have another one. */
  isDescribing: boolean;
  localizations?: Localizations;
}

/**
 * Turns the parts of a reader, which refer to its entries, into those of a profile, which refer to the keys of the
 * catalogue: keeps the source of a text only where the writer would write another, and says where the new keys of a
 * group go.
 *
 * @param keepsSource keeps the source of the other texts as well
 */
export function finishProfile(
  parts: readonly ProfilePart[],
  entries: readonly (FinishedEntry | null)[],
  dialect: Dialect,
  style: ProfileStyle,
  keepsSource = false,
): { keys: ProfileKey[]; parts: ProfilePart[] } {
  const finisher = new Finisher(entries, dialect, style, keepsSource);
  for (const part of parts) finisher.add(part);
  return { keys: finisher.keys, parts: finisher.finish() };
}

/** What is no text, nor around one. */
type OtherPart = CommentPart | FramePart | FormsPart | BesidePart | RowsPart | PlacePart;

class Finisher {
  readonly keys: ProfileKey[] = [];
  private readonly parts: ProfilePart[] = [];
  private readonly indexes = new Map<string, Map<string, number>>();
  private depth = 0;
  /** Whether the reader has placed the new keys of groups. */
  private hasPlaces = false;
  /** The group of the current entry, and per group the part after which its last entry ends. */
  private group: string | null = null;
  private readonly ends = new Map<string, number>();
  /** Where the source of the current entry begins; of nested groups, the white space before the last entries. */
  private start = 0;
  private readonly leads = new Map<string, string>();

  constructor(
    private readonly entries: readonly (FinishedEntry | null)[],
    private readonly dialect: Dialect,
    private readonly style: ProfileStyle,
    private readonly keepsSource: boolean,
  ) {}

  add(part: ProfilePart): void {
    if (typeof part === 'string') this.addSource(part);
    else if (typeof part === 'number') this.addBracket(part);
    else if ('text' in part) this.addText(part);
    else if ('state' in part)
      this.addReference(part.state, part.raw, (state) => ({ ...part, state }), part.language);
    else if ('languages' in part) this.addLanguages(part);
    else if ('column' in part) this.addColumn(part);
    else this.addOther(part);
  }

  private addOther(part: OtherPart): void {
    if ('comment' in part) this.addComment(part);
    else if ('frame' in part)
      this.addReference(part.frame, part.raw, (frame) => ({ ...part, frame }), part.language);
    else if ('forms' in part)
      this.addReference(part.forms, '', (forms) => ({ ...part, forms }), part.language);
    else if ('beside' in part) this.addReference(part.beside, '', (beside) => ({ beside }));
    else if ('rows' in part) this.addReference(part.rows, '', (rows) => ({ ...part, rows }));
    else this.addPlace(part);
  }

  private addComment(part: CommentPart): void {
    if (this.entries[part.of]?.isDescribing === false) this.addSource(part.comment);
    else this.addReference(part.of, part.comment, (of) => ({ ...part, of }));
  }

  private addPlace(place: PlacePart): void {
    this.hasPlaces ||= place.group !== null;
    this.parts.push(place);
  }

  finish(): ProfilePart[] {
    if (this.hasPlaces || this.dialect.appends) return this.parts;
    const places = new Map([...this.ends].map(([group, end]) => [end, group]));
    const parts: ProfilePart[] = [];
    this.parts.forEach((part, index) => {
      parts.push(part);
      const group = places.get(index);
      const lead = this.leads.get(group ?? '');
      if (group !== undefined) parts.push({ group, ...(lead !== undefined && { lead }) });
    });
    return parts;
  }

  private addSource(source: string): void {
    const last = this.parts.at(-1);
    if (typeof last === 'string') this.parts[this.parts.length - 1] = last + source;
    else if (source !== '') this.parts.push(source);
  }

  private addBracket(bracket: Bracket): void {
    if (this.depth === 0) this.start = this.parts.length + 1;
    this.parts.push(bracket);
    this.depth += bracket === END ? -1 : 1;
    this.hasPlaces ||= bracket === LIST;
    if (this.depth > 0) return;
    if (this.group !== null) this.endGroup(this.group);
    this.group = null;
  }

  private addColumn(part: ColumnPart): void {
    this.parts.push(part);
    this.depth += 1;
  }

  private endGroup(group: string): void {
    this.ends.set(group, this.parts.length - 1);
    const source = this.parts[this.start];
    if (!this.dialect.isNested || typeof source !== 'string') return;
    const lead = source.slice(0, Math.max(0, source.search(/\S/)));
    if (lead === this.style.lead) this.leads.delete(group);
    else this.leads.set(group, lead);
  }

  private addText(part: TextPart): void {
    const entry = this.countingAt(part.text);
    const key = entry && keyOf(entry, part.language);
    if (key && part.isNoText) this.parts.push({ ...part, text: this.indexOf(entry) });
    else if (key) this.addTextOf(part, entry, key);
    else this.addReplaced(part);
  }

  private addReplaced({ text, raw = '' }: TextPart): void {
    const entry = this.entries[text];
    // Behind the name, as that of a text is found when it changes.
    if (entry?.isReplaced) this.parts.push({ beside: this.indexOf(entry) });
    this.addSource(raw);
  }

  private addTextOf(part: TextPart, entry: FinishedEntry, key: ReadKey): void {
    const forms = part.pipes ?? [part.form];
    const texts = forms.map((form) => insideFrame(textOf(key, form), part));
    const { raw = '' } = part;
    const written: TextPart = { ...part, text: this.indexOf(entry), raw: undefined };
    // Only its source says that the file had an optional form without a text, or an empty text, which stays there.
    const isSaid = !texts.includes('') && !this.isId(part, entry, texts) && !texts.some(hasReturns);
    if (!isSaid || this.dialect.encode(texts, written) !== raw) written.raw = raw;
    else if (this.keepsSource) written.source = raw;
    this.parts.push(written);
  }

  /** Whether programs look translations up by the text. */
  private isId({ language, form }: TextPart, { name }: FinishedEntry, [text]: readonly string[]): boolean {
    return this.dialect.keepsIds === true && language === undefined && form === undefined && text === name;
  }

  private addLanguages(part: LanguagesPart): void {
    const entries = part.languages.map((index) => this.countingAt(index));
    const indexes = entries.flatMap((entry) => (entry ? [this.indexOf(entry)] : []));
    if (indexes.length === entries.length) this.parts.push({ ...part, languages: indexes });
    else this.addSource(part.raw ?? '');
  }

  private addReference(
    index: number,
    raw: string,
    part: (index: number) => ProfilePart,
    language?: number,
  ): void {
    const entry = this.countingAt(index);
    if (entry && (language === undefined || keyOf(entry, language)))
      this.parts.push(part(this.indexOf(entry)));
    else this.addSource(raw);
  }

  private countingAt(index: number): FinishedEntry | null {
    const entry = this.entries[index] ?? null;
    return entry?.isReplaced ? null : entry;
  }

  private indexOf({ group, name, nameInFile }: FinishedEntry): number {
    this.group ??= group;
    const names = this.indexes.get(group) ?? new Map<string, number>();
    this.indexes.set(group, names);
    const known = names.get(name);
    if (known !== undefined) return known;
    const isOther = nameInFile !== undefined && nameInFile !== name;
    const index = this.keys.push(isOther ? [group, name, nameInFile] : [group, name]) - 1;
    names.set(name, index);
    return index;
  }
}

/** The texts of an entry in a language of the file; undefined if it has none. */
const keyOf = ({ key, localizations }: FinishedEntry, language = 0): ReadKey | undefined =>
  localizations ? localizations[language] : key;

/** The text of a form as it was read; that of a singular key without one. */
export function textOf({ texts, forms, isPlural }: ReadKey, form: string | undefined): string {
  if (form === undefined || !isPlural) return texts[0] ?? '';
  return texts[positionOf(form, forms ?? STRICT)] ?? '';
}

const STRICT = ['zero', 'one', 'other'];

/** No language has more; a plural may have any number of exact ones, each of which is looked for. */
const FEW = 8;
const positions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function positionOf(form: string, forms: readonly string[]): number {
  if (forms.length <= FEW) return forms.indexOf(form);
  const known = positions.get(forms) ?? new Map(forms.map((one, index) => [one, index]));
  positions.set(forms, known);
  return known.get(form) ?? -1;
}
