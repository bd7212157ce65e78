import { placeIn, ROOT_PLACE } from '../json/json-place.js';
import { NoTexts } from '../json/no-texts.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { KeepContext, KeptEntry, KeptFile } from '../model/kept-file.js';
import { namesOf } from '../model/path-names.js';
import type { PathNames } from '../model/path-names.js';
import { checkCount, checkName, checkTexts } from '../model/read-context.js';
import { selectedPlural } from '../suffixed/named-forms.js';
import { lineIndex } from '../text/lines.js';
import { outlineOf } from './outline.js';
import type { PhpOutline } from './outline.js';
import { PhpLayout } from './php-layout.js';
import type { PhpFrame } from './php-layout.js';
import { mayBePlural, pluralIn, textsOf } from '../plurals/laravel-pipes.js';
import { scanPhp } from './scan.js';
import type { ElementName, PhpVisitor } from './scan.js';
import { unescaped } from './strings.js';
import type { PhpString } from './strings.js';
import type { PhpStyle } from './style.js';

/**
 * Reads a PHP file as Laravel has it, which is to come back as it was (docs/formats.md, 25): texts in the array that it
 * returns are keys.
 *
 * @throws Malformed when it does not parse, or returns anything else
 */
export function keepPhp(source: string, context: KeepContext): KeptFile<PhpStyle> {
  const outline = outlineOf(source);
  const reader = new PhpReader(source, context, outline);
  scanPhp(source, reader);
  reader.noTexts.addTo(reader.entries);
  return {
    style: outline.style,
    parts: reader.layout.finish(),
    entries: reader.entries,
    carried: context.carried.list(),
  };
}

class PhpReader implements PhpVisitor {
  readonly layout: PhpLayout;
  readonly entries: KeptEntry[] = [];
  readonly noTexts: NoTexts;
  private readonly names: PathNames;
  private readonly frames: PhpFrame[] = [];
  private readonly lineAt: (offset: number) => number;
  private name: ElementName;
  /** Where the current element begins. */
  private offset = 0;

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    private readonly outline: PhpOutline,
  ) {
    const { newline, lead } = outline.style;
    this.names = namesOf(context);
    this.noTexts = new NoTexts(context);
    this.layout = new PhpLayout(source, newline + (lead ?? ''));
    this.lineAt = lineIndex(source);
  }

  comment(start: number, end: number): void {
    const frame = this.frames.at(-1);
    if (frame) this.layout.comment(start, end, frame);
  }

  element(start: number, name: ElementName): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    this.layout.begin(start, frame);
    this.offset = start;
    frame.hasItems ||= name === null;
    this.name = name === null ? String(frame.next) : name;
    const number = /^(?:0|[1-9]\d{0,8})$/.test(this.name ?? '') ? Number(this.name) : -1;
    frame.next = Math.max(frame.next, number + 1);
  }

  open(start: number, end: number): void {
    const parent = this.frames.at(-1);
    const name = this.name ?? '';
    const place = parent ? placeIn(parent, name, this.context.limits.name) : ROOT_PLACE;
    const id = parent ? this.names.idOf(parent.id, name) : 0;
    parent?.taken.push(name);
    const hasCommas = this.outline.withCommas.has(start);
    const frame = {
      ...place,
      id,
      hasCommas,
      entry: this.layout.entry,
      hasItems: false,
      count: 0,
      next: 0,
      taken: [],
      lead: undefined,
    };
    this.layout.open(end, frame);
    this.frames.push(frame);
  }

  close(): void {
    const frame = this.frames.pop();
    if (frame) this.layout.close(frame);
  }

  text(value: PhpString, start: number): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    const line = this.lineAt(this.offset);
    const name = this.keyName(frame, line);
    if (
      name === null ||
      !(this.readPlural(value, start, name, frame) ?? this.readText(value, start, name, frame))
    )
      frame.taken.push(this.name ?? '');
  }

  other(start: number, end: number): void {
    const frame = this.frames.at(-1);
    frame?.taken.push(this.name ?? '');
    const part =
      frame && !frame.hasItems
        ? this.noTexts.add(frame, this.name ?? '', this.source.slice(start, end))
        : null;
    if (part) this.layout.put(start, end, part);
    this.context.carried.add(
      kindOf(this.source.slice(start, Math.min(end, start + LONGEST))),
      this.lineAt(start),
    );
  }

  endElement(end: number, comma: number | null): void {
    const frame = this.frames.at(-1);
    if (frame) this.layout.end(end, comma, frame);
  }

  private readText({ text, end }: PhpString, start: number, name: string, frame: PhpFrame): boolean {
    const texts = checkTexts(name, [text], this.lineAt(this.offset), this.context);
    if (!texts) return false;
    const index = this.add(frame, name, { isPlural: false, texts });
    this.layout.put(start, end, { text: index, raw: this.source.slice(start, end) });
    return true;
  }

  /** @returns null: the text is no plural; false: it cannot be a key, which is reported */
  private readPlural(
    { text, end, quote }: PhpString,
    start: number,
    name: string,
    frame: PhpFrame,
  ): boolean | null {
    if (quote === null || !mayBePlural(text)) return null;
    const inside = this.source.slice(start + 1, end - 1);
    const segments =
      text.split('|').length === inside.split('|').length ? pluralIn(inside, this.context) : null;
    if (!segments) return null;
    const quantities = textsOf(segments, (one) => unescaped(inside.slice(one.start, one.end), quote) ?? '');
    const plural = selectedPlural(name, quantities, this.lineAt(this.offset), this.context);
    if (!plural) return false;
    const index = this.add(frame, name, plural.key);
    for (const segment of segments) {
      const form = plural.formOf.get(segment.form);
      const [from, to] = [start + 1 + segment.start, start + 1 + segment.end];
      const raw = this.source.slice(from, to);
      if (form !== undefined) this.layout.put(from, to, { text: index, form, raw, tag: quote });
    }
    this.layout.put(end - 1, end - 1, { forms: index, lead: quote });
    return true;
  }

  /** @returns the index of the entry */
  private add(frame: PhpFrame, name: string, key: ReadKey): number {
    const line = this.lineAt(this.offset);
    checkCount(this.entries.length + 1, line, this.context);
    const place = this.names.take(frame.group, name, this.names.idOf(frame.id, this.name ?? ''));
    if (place.name !== this.name) frame.taken.push(this.name ?? '');
    if (place.isRepeated) this.context.reports.add('duplicate_key', line, { key: place.name });
    const index = this.entries.push({ group: frame.group, name: place.name, key }) - 1;
    const description = this.layout.describe(index);
    if (description !== undefined) key.description = description;
    return index;
  }

  private keyName({ group, path }: PhpFrame, line: number): string | null {
    const { limits, reports } = this.context;
    const isNamed = (this.name ?? '').trim() !== '';
    const name = isNamed ? checkName(path + (this.name ?? ''), line, this.context) : null;
    if (!isNamed) reports.add('empty_name', line);
    if (name === null || group.length <= limits.name) return name;
    reports.add('name_too_long', line, { key: name });
    return null;
  }
}

/** Longer than any number, or the name of a constant. */
const LONGEST = 40;

/** What a value is that is no text. */
function kindOf(source: string): string {
  if (/^(?:true|false)$/i.test(source)) return 'boolean';
  if (/^null$/i.test(source)) return 'null';
  return /^[-+]?[\d._]+$/.test(source) ? 'number' : 'expression';
}
