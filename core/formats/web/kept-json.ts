import type { ReadKey } from '../catalogue-builder.js';
import { lineIndex } from '../lines.js';
import { Malformed } from '../malformed.js';
import type { KeepContext, KeptEntry, KeptFile } from '../profile/kept-file.js';
import { END, ENTRY, LIST } from '../profile/profile-types.js';
import type { FormsPart, ProfilePart, ProfileStyle } from '../profile/profile-types.js';
import { checkCount, checkName, checkTexts } from '../read-context.js';
import type { KeptPlural } from '../kept-plural.js';
import type { JsonFlavour } from './flavours.js';
import { icuHoles } from './icu/icu-holes.js';
import type { Hole } from './icu/icu-holes.js';
import { readIcuPlural } from './icu/icu-plural.js';
import type { IcuPlural } from './icu/icu-plural.js';
import { JsonNames } from './json/json-names.js';
import { placeIn, ROOT_PLACE } from './json/json-place.js';
import type { JsonPlace } from './json/json-place.js';
import { likelyFlavour, lookForPlurals } from './json-plurals.js';
import { literalKind, scanJson } from './json/json-scanner.js';
import type { JsonNesting, JsonVisitor } from './json/json-scanner.js';
import { jsonStyle } from './json/json-style.js';
import { readPiped } from './kept-pipes.js';
import type { PipedText } from './kept-pipes.js';
import { selectedPlural, suffixedPlural } from './named-forms.js';
import type { SuffixedForm, SuffixedPlural } from './suffixed-plurals.js';
import { suffixedName } from './suffixes.js';

/**
 * Reads Web JSON that is to come back as it was (docs/formats.md, 13): texts in lists are keys too, and plurals are those of
 * the flavour by which the file has most, unless the context says which.
 *
 * @throws Malformed when it does not parse or its top level is no object.
 */
export function keepJson(source: string, context: KeepContext): KeptFile {
  const { tag, limits, jsonFlavour, isKnownPlural } = context;
  const isKnown = jsonFlavour === 'i18next' ? () => true : isKnownPlural;
  const found = lookForPlurals(source, { tag, limit: limits.name, isKnownPlural: isKnown });
  const flavour = jsonFlavour ?? likelyFlavour(found.counts);
  const reader = new KeptJsonReader(source, context, flavour, found.suffixed);
  scanJson(source, reader);
  if (!reader.isObject) throw new Malformed(1, { reason: 'json_expected_content' });
  const { entries, parts, rootNames, hasGroups } = reader;
  const style: ProfileStyle = {
    ...jsonStyle(source, rootNames, hasGroups),
    ...(flavour !== 'pipes' && { flavour }),
    ...(flavour === 'icu' && found.argument !== undefined && { argument: found.argument }),
  };
  const { counts } = found;
  return { style, parts, entries, carried: context.carried.list(), plurals: { flavour, counts } };
}

/** An open object or array. */
interface Frame extends JsonPlace {
  kind: JsonNesting;
  id: number;
  /** Of items so far. */
  count: number;
  /** Behind the last item. */
  end: number;
  /** Names of members that no key has, so that no new key may take them. */
  taken: string[];
  /** White space before the last item. */
  lead: string | undefined;
}

/** The key of a plural whose forms are members of their own. */
interface PluralEntry {
  /** Its index. */
  text: number;
  formOf: KeptPlural['formOf'];
}

class KeptJsonReader implements JsonVisitor {
  readonly entries: KeptEntry[] = [];
  readonly parts: ProfilePart[] = [];
  readonly rootNames: string[] = [];
  isObject = false;
  hasGroups = false;
  private readonly names = new JsonNames();
  private readonly frames: Frame[] = [];
  private readonly lineAt: (offset: number) => number;
  private copied = 0;
  private name = '';
  private offset = 0;
  /** White space before the member at hand. */
  private lead = '';
  /** What goes behind the member at hand. */
  private further: FormsPart | null = null;
  /** The keys of plurals that have several members; null: none, so that these stay as they are. */
  private readonly keys = new Map<SuffixedPlural, PluralEntry | null>();
  /** Where among the parts the new keys of a group go. */
  private readonly places = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    private readonly flavour: JsonFlavour,
    private readonly suffixed: ReadonlyMap<number, SuffixedForm>,
  ) {
    this.lineAt = lineIndex(source);
  }

  member(name: string, offset: number): void {
    this.name = name;
    this.offset = offset;
    this.beginItem(offset);
  }

  open(kind: JsonNesting, start: number): void {
    const parent = this.frames.at(-1);
    this.beginValue(start);
    if (!parent) this.isObject = kind === 'object';
    this.copyTo(start + 1);
    this.parts.push(LIST);
    this.frames.push(this.frameOf(kind, parent));
  }

  close(end: number): void {
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.count > 0) {
      this.copyTo(frame.end);
      this.endEntry();
    }
    this.placeNewKeys(frame);
    this.parts.push(END);
    this.copyTo(end);
    this.endItem(end);
    if (this.frames.length === 0) this.copyTo(this.source.length);
  }

  text(value: string, start: number, end: number): void {
    this.beginValue(start);
    const frame = this.frames.at(-1);
    const holes = frame && this.holesOf(value, frame, this.source.slice(start, end));
    if (!holes) frame?.taken.push(this.name);
    for (const hole of holes ?? []) {
      this.copyTo(start + hole.start);
      this.parts.push(hole.part);
      this.copied = start + hole.end;
    }
    this.endItem(end);
  }

  other(start: number, end: number): void {
    this.beginValue(start);
    this.frames.at(-1)?.taken.push(this.name);
    this.context.carried.add(literalKind(this.source, start), this.lineAt(start));
    this.endItem(end);
  }

  /** What of a text is replaced by that of the project; null where it cannot be a key, which is then reported. */
  private holesOf(value: string, frame: Frame, raw: string): Hole[] | null {
    if (this.flavour === 'i18next') {
      const form = frame.kind === 'object' ? this.suffixed.get(this.offset) : undefined;
      if (suffixedName(this.name)) frame.taken.push(this.name);
      if (form) return this.suffixHoles(form, frame, raw);
    }
    const plural = this.flavour === 'icu' ? readIcuPlural(value) : null;
    return plural ? this.messageHoles(value, plural, frame, raw) : this.textHoles(value, frame, raw);
  }

  private textHoles(value: string, frame: Frame, raw: string): Hole[] | null {
    const line = this.lineAt(this.offset);
    const name = this.keyName(frame, this.name, line);
    if (name === null) return null;
    const read =
      this.flavour === 'pipes' ? readPiped(value, name, line, this.context) : this.plain(value, name, line);
    if (!read) return null;
    const text = this.addEntry(frame, name, this.names.idOf(frame.id, this.name), read.key, line);
    return [{ start: 0, end: raw.length, part: { text, raw, ...read.part } }];
  }

  private plain(value: string, name: string, line: number): PipedText | null {
    const texts = checkTexts(name, [value], line, this.context);
    return texts && { key: { isPlural: false, texts }, part: {} };
  }

  private messageHoles(value: string, plural: IcuPlural, frame: Frame, raw: string): Hole[] | null {
    const line = this.lineAt(this.offset);
    const name = this.keyName(frame, this.name, line);
    const { forms, before, after } = plural;
    const texts = forms.map(
      ({ selector, start, end }) => [selector, before + value.slice(start, end) + after] as const,
    );
    const read = name === null ? null : selectedPlural(name, new Map(texts), line, this.context);
    if (name === null || !read) return null;
    const entry = this.addEntry(frame, name, this.names.idOf(frame.id, this.name), read.key, line);
    return icuHoles(raw, value, plural, read, entry);
  }

  /** A member that is one form of a plural. */
  private suffixHoles({ category, plural }: SuffixedForm, frame: Frame, raw: string): Hole[] {
    const known = this.keys.get(plural);
    const entry = known === undefined ? this.addSuffixed(plural, frame) : known;
    if (known === undefined) this.keys.set(plural, entry);
    if (!entry) return [];
    const { text, formOf } = entry;
    if (plural.last === this.offset) this.further = this.furtherForms(plural, entry);
    const form = formOf.get(category);
    return form === undefined ? [] : [{ start: 0, end: raw.length, part: { text, form, raw } }];
  }

  private furtherForms({ stem, texts }: SuffixedPlural, { text, formOf }: PluralEntry): FormsPart {
    const taken = [...texts.keys()].filter((suffix) => !formOf.has(suffix));
    return { forms: text, lead: this.lead, name: stem, ...(taken.length > 0 && { taken }) };
  }

  private addSuffixed({ stem, texts }: SuffixedPlural, frame: Frame): PluralEntry | null {
    const line = this.lineAt(this.offset);
    const name = this.keyName(frame, stem, line);
    const read = name === null ? null : suffixedPlural(name, texts, line, this.context);
    if (name === null || !read) return null;
    const id = this.names.idOf(frame.id, stem, '+');
    return { text: this.addEntry(frame, name, id, read.key, line), formOf: read.formOf };
  }

  /** @returns its index. */
  private addEntry(frame: Frame, name: string, id: number, key: ReadKey, line: number): number {
    checkCount(this.entries.length + 1, line, this.context);
    const place = this.names.take(frame.group, name, id);
    if (place.name !== this.name) frame.taken.push(this.name);
    if (place.isRepeated) this.context.reports.add('duplicate_key', line, { key: place.name });
    if (frame.depth === 0) this.rootNames.push(name);
    return this.entries.push({ group: frame.group, name: place.name, key }) - 1;
  }

  private keyName({ group, path }: Frame, ownName: string, line: number): string | null {
    const { limits, reports } = this.context;
    const isNamed = ownName.trim() !== '';
    const name = isNamed ? checkName(path + ownName, line, this.context) : null;
    if (!isNamed) reports.add('empty_name', line);
    if (name === null || group.length <= limits.name) return name;
    reports.add('name_too_long', line, { key: name });
    return null;
  }

  /** Elements of an array are named by their index. What has a space behind colons has one behind commas. */
  private beginValue(start: number): void {
    const frame = this.frames.at(-1);
    if (frame?.count === 1 && frame.lead === '' && this.source[start - 1] === ' ') frame.lead = ' ';
    if (frame?.kind !== 'array') return;
    this.name = String(frame.count);
    this.offset = start;
    this.beginItem(start);
  }

  private beginItem(start: number): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    if (frame.count > 0) {
      const comma = this.source.slice(frame.end, start).indexOf(',') + frame.end;
      this.copyTo(comma);
      this.endEntry();
      this.copied = comma + 1;
    }
    frame.count += 1;
    this.lead = this.source.slice(this.copied, start);
    frame.lead = this.lead;
    this.parts.push(ENTRY);
  }

  private endEntry(): void {
    this.parts.push(END);
    if (this.further) this.parts.push(this.further);
    this.further = null;
  }

  private endItem(end: number): void {
    const frame = this.frames.at(-1);
    if (frame) frame.end = end;
  }

  private frameOf(kind: JsonNesting, parent: Frame | undefined): Frame {
    const place = parent ? placeIn(parent, this.name, this.context.limits.name) : ROOT_PLACE;
    const id = parent ? this.names.idOf(parent.id, this.name) : 0;
    parent?.taken.push(this.name);
    if (place.depth === 1) this.hasGroups ||= kind === 'object';
    const { depth, group, path } = place;
    return { kind, depth, group, path, id, count: 0, end: this.copied, taken: [], lead: undefined };
  }

  /** Where an object comes twice, apps read the last one. */
  private placeNewKeys({ kind, depth, group, taken, lead }: Frame): void {
    if (depth > 1 || kind === 'array') return;
    const before = this.places.get(group);
    if (depth === 1) this.places.set(group, this.parts.length);
    if (depth === 1 && before !== undefined) this.parts[before] = '';
    this.parts.push({ group, ...(taken.length > 0 && { taken }), ...(lead !== undefined && { lead }) });
    if (depth === 0) this.parts.push({ group: null });
  }

  private copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }
}
