import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { ReadKey } from '../catalogue-builder.js';
import { lineIndex } from '../lines.js';
import { Malformed } from '../malformed.js';
import type { KeepContext, KeptEntry, KeptFile } from '../profile/kept-file.js';
import { END, ENTRY, LIST } from '../profile/profile-types.js';
import type { ProfilePart, TextPart } from '../profile/profile-types.js';
import { checkName, checkTexts } from '../read-context.js';
import { storable } from '../storable.js';
import { JsonNames } from './json-names.js';
import { scanJson } from './json-scanner.js';
import type { JsonNesting, JsonVisitor } from './json-scanner.js';
import { jsonStyle } from './json-style.js';
import { splitForms } from './pipes.js';

/**
 * Reads Web JSON that is to come back as it was (docs/formats.md, 13): texts in lists are keys too, and pipes that
 * separate no known number of forms are ordinary characters.
 *
 * @throws Malformed when it does not parse or its top level is no object.
 */
export function keepJson(source: string, context: KeepContext): KeptFile {
  const reader = new KeptJsonReader(source, context);
  scanJson(source, reader);
  if (!reader.isObject) throw new Malformed(1, { reason: 'json_expected_content' });
  const { entries, parts, rootNames, hasGroups } = reader;
  return { style: jsonStyle(source, rootNames, hasGroups), parts, entries, carried: context.carried.list() };
}

/** An open object or array. */
interface Frame {
  kind: JsonNesting;
  id: number;
  depth: number;
  group: string;
  /** The names between the group and here, joined. */
  path: string;
  /** Of items so far. */
  count: number;
  /** Behind the last item. */
  end: number;
  /** Names of members that no key has, so that no new key may take them. */
  taken: string[];
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

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
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
      this.parts.push(END);
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
    const part = frame && this.textPart(value, frame, this.source.slice(start, end));
    if (part) {
      this.copyTo(start);
      this.parts.push(part);
      this.copied = end;
    } else frame?.taken.push(this.name);
    this.endItem(end);
  }

  other(start: number, end: number): void {
    this.beginValue(start);
    this.frames.at(-1)?.taken.push(this.name);
    const token = this.source.slice(start, Math.min(end, start + 5));
    const kind = /^[tf]/.test(token) ? 'boolean' : token === 'null' ? token : 'number';
    this.context.carried.add(kind, this.lineAt(start));
    this.endItem(end);
  }

  /** The place of a text among the parts; null where it cannot be a key, which is then reported. */
  private textPart(value: string, frame: Frame, raw: string): TextPart | null {
    const line = this.lineAt(this.offset);
    const name = this.keyName(frame, line);
    if (name === null) return null;
    const read = this.formsOf(value, name, line);
    const texts = read && checkTexts(name, read.texts, line, this.context);
    if (!read || !texts) return null;
    const text = this.addEntry(frame, name, keyOf(read, texts), line);
    const { pipes, isPlain } = read;
    return { text, raw, ...(pipes && { pipes }), ...(isPlain && { isPlain }) };
  }

  /** @returns its index. */
  private addEntry(frame: Frame, name: string, key: ReadKey, line: number): number {
    const place = this.names.take(frame.group, name, this.names.idOf(frame.id, this.name));
    if (place.name !== this.name) frame.taken.push(this.name);
    if (place.isRepeated) this.context.reports.add('duplicate_key', line, { key: place.name });
    if (frame.depth === 0) this.rootNames.push(name);
    return this.entries.push({ group: frame.group, name: place.name, key }) - 1;
  }

  private keyName({ group, path }: Frame, line: number): string | null {
    const { limits, reports } = this.context;
    const isNamed = this.name.trim() !== '';
    const name = isNamed ? checkName(path + this.name, line, this.context) : null;
    if (!isNamed) reports.add('empty_name', line);
    if (name === null || group.length <= limits.name) return name;
    reports.add('name_too_long', line, { key: name });
    return null;
  }

  private formsOf(value: string, key: string, line: number): ReadForms | null {
    const texts = splitForms(value);
    if (texts.length === 1) return { texts };
    const { pluralMode, tag, reports, completePlurals } = this.context;
    if (pluralMode === 'cldr') return cldrForms(texts, tag) ?? { texts: [value], isPlain: true };
    if (texts.length === 3) return { texts, forms: STRICT, pipes: STRICT };
    if (texts.length === 2 && completePlurals) {
      reports.add('quantity_filled', line, { key, quantities: ['zero'] });
      return { texts: [texts[1] ?? '', ...texts], forms: STRICT, pipes: ['one', 'other'] };
    }
    reports.add('quantity_not_found_json', line, { key });
    return null;
  }

  /** Elements of an array are named by their index. */
  private beginValue(start: number): void {
    const frame = this.frames.at(-1);
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
      this.parts.push(END);
      this.copied = comma + 1;
    }
    frame.count += 1;
    this.parts.push(ENTRY);
  }

  private endItem(end: number): void {
    const frame = this.frames.at(-1);
    if (frame) frame.end = end;
  }

  private frameOf(kind: JsonNesting, parent: Frame | undefined): Frame {
    const empty = { kind, count: 0, end: this.copied, taken: [] };
    if (!parent) return { ...empty, id: 0, depth: 0, group: COMMON_GROUP, path: '' };
    parent.taken.push(this.name);
    const id = this.names.idOf(parent.id, this.name);
    const depth = parent.depth + 1;
    if (depth === 1) {
      this.hasGroups ||= kind === 'object';
      const group = this.name.trim() === '' ? COMMON_GROUP : storable(this.name);
      return { ...empty, id, depth, group, path: '' };
    }
    // A path too long for any name stays so: growing it with the depth of a hostile file would take quadratic time.
    const isLong = parent.path.length > this.context.limits.name;
    const path = isLong ? parent.path : `${parent.path}${this.name}_`;
    return { ...empty, id, depth, group: parent.group, path };
  }

  private placeNewKeys({ kind, depth, group, taken }: Frame): void {
    if (depth > 1 || kind === 'array') return;
    this.parts.push({ group, ...(taken.length > 0 && { taken }) });
    if (depth === 0) this.parts.push({ group: null });
  }

  private copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }
}

interface ReadForms {
  texts: string[];
  forms?: PluralForm[];
  pipes?: PluralForm[];
  isPlain?: true;
}

const keyOf = ({ forms }: ReadForms, texts: readonly string[]): ReadKey => ({
  isPlural: forms !== undefined,
  texts,
  ...(forms && { forms }),
});

const STRICT: PluralForm[] = ['zero', 'one', 'other'];

/** Three forms are exactly 0, one and other; as many as the language has are those. Null: no plural. */
function cldrForms(texts: string[], tag: string | null): ReadForms | null {
  const known = pluralForms(tag);
  if (texts.length === 3) return { texts, forms: ['=0', 'one', 'other'], pipes: ['=0', 'one', 'other'] };
  return texts.length > 3 && texts.length === known.length ? { texts, forms: known, pipes: known } : null;
}
