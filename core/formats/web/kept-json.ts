import { placeIn, ROOT_PLACE } from '../json/json-place.js';
import { literalKind, scanJson } from '../json/json-scanner.js';
import type { JsonNesting, JsonVisitor } from '../json/json-scanner.js';
import { jsonStyle } from '../json/json-style.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import type { FileLanguage } from '../model/profile-types.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import type { SuffixedForm } from '../suffixed/suffixed-plurals.js';
import { lineIndex } from '../text/lines.js';
import { Malformed } from '../text/malformed.js';
import { AroundMessages } from './around-messages.js';
import type { MessageVisitor } from './around-messages.js';
import { findMessages } from './find-messages.js';
import type { FoundMessages, Message } from './find-messages.js';
import { JsonKeys } from './json-keys.js';
import { JsonLayout } from './json-layout.js';
import type { JsonFrame } from './json-layout.js';
import { likelyFlavour, lookForPlurals } from './json-plurals.js';
import { InRoot, isInRoot } from './in-root.js';
import { languageRoots } from './language-roots.js';
import { messageFlavour } from './message-shapes.js';
import { messageStyle } from './message-style.js';
import { readMessage } from './read-message.js';
import { separatorOf } from './separator.js';
import type { WebStyle } from './style.js';

/**
 * Reads Web JSON that is to come back as it was (docs/formats.md, 13): texts in lists are keys too, and plurals are those of
 * the flavour by which the file has most, unless the context says which.
 *
 * @throws Malformed when it does not parse or its top level is neither an object nor a list of keys.
 */
export function keepJson(source: string, context: KeepContext): KeptFile<WebStyle> {
  const { tag, pluralMode, limits, isKnownPlural } = context;
  const shape = shapeOf(source, tag);
  const { found, languages, hasRoot } = shape;
  const jsonFlavour = found ? messageFlavour(found.shape) : context.jsonFlavour;
  const isKnown = jsonFlavour === 'i18next' ? () => true : isKnownPlural;
  const plurals = lookForPlurals(source, {
    tag,
    pluralMode,
    limit: limits.name,
    isKnownPlural: isKnown,
    languages,
    hasRoot,
  });
  const { counts, argument } = plurals;
  const flavour = jsonFlavour ?? likelyFlavour(counts);
  const reader = new KeptJsonReader(
    source,
    context,
    flavour,
    found ? new Map() : plurals.suffixed,
    languages,
  );
  scanJson(source, visitorFor(reader, shape));
  if (!reader.isObject && !found) throw new Malformed(1, { reason: 'json_expected_content' });
  const { entries, noTexts } = reader.keys;
  noTexts.addTo(entries);
  return {
    style: { ...styleOf(source, reader, { flavour, argument }, found), ...(hasRoot && { hasRoot }) },
    parts: reader.layout.parts,
    entries,
    carried: context.carried.list(),
    ...reader.inLanguages,
    ...(!found && { plurals: { flavour, counts } }),
  };
}

interface Shape {
  /** Null: texts are keys. */
  found: FoundMessages | null;
  languages: FileLanguage[];
  hasRoot: boolean;
}

function shapeOf(source: string, tag: string | null): Shape {
  const found = findMessages(source);
  if (found) return { found, languages: [], hasRoot: false };
  const languages = languageRoots(source);
  return { found, languages, hasRoot: languages.length === 0 && isInRoot(source, tag) };
}

function visitorFor(reader: KeptJsonReader, { found, hasRoot }: Shape): JsonVisitor {
  if (found) return new AroundMessages(reader, found.messages);
  return hasRoot ? new InRoot(reader) : reader;
}

function styleOf(
  source: string,
  { keys, hasGroups, inLanguages }: KeptJsonReader,
  { flavour, argument }: { flavour: JsonFlavour; argument: string | undefined },
  found: FoundMessages | null,
): WebStyle {
  const separator = hasGroups ? undefined : (separatorOf(keys.rootNames) ?? (found ? '_' : undefined));
  return {
    ...jsonStyle(source),
    ...(found && messageStyle(found, source)),
    ...(inLanguages.languages && { hasLanguages: true }),
    ...(keys.isLaravel && { isLaravel: true }),
    ...(separator !== undefined && { separator }),
    ...pluralStyle(flavour, argument),
  };
}

const pluralStyle = (
  flavour: JsonFlavour,
  argument: string | undefined,
): Pick<WebStyle, 'flavour' | 'argument'> => ({
  ...(flavour !== 'pipes' && { flavour }),
  ...(flavour === 'icu' && argument !== undefined && { argument }),
});

class KeptJsonReader implements MessageVisitor {
  isObject = false;
  hasGroups = false;
  readonly keys: JsonKeys;
  readonly layout: JsonLayout;
  private readonly frames: JsonFrame[] = [];
  private readonly lineAt: (offset: number) => number;
  private name = '';
  private offset = 0;

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    flavour: JsonFlavour,
    suffixed: ReadonlyMap<number, SuffixedForm>,
    private readonly languages: readonly FileLanguage[],
  ) {
    this.lineAt = lineIndex(source);
    this.keys = new JsonKeys(context, flavour, suffixed, this.lineAt, languages);
    this.layout = new JsonLayout(source);
  }

  /** Of a file with several. */
  get inLanguages(): { languages?: FileLanguage[] } {
    return this.languages.length > 0 ? { languages: [...this.languages] } : {};
  }

  member(name: string, offset: number): void {
    this.name = name;
    this.offset = offset;
    this.layout.beginItem(offset, this.frames.at(-1));
  }

  open(kind: JsonNesting, start: number): void {
    const parent = this.frames.at(-1);
    this.beginValue(start);
    if (!parent) this.isObject = kind === 'object';
    this.layout.open(start, kind);
    this.frames.push(
      parent?.holdsLanguages ? this.beginLanguage(start, parent) : this.frameOf(kind, start, parent),
    );
  }

  close(end: number): void {
    const frame = this.frames.pop();
    if (!frame) return;
    this.layout.close(frame, end);
    this.endItem(end);
    if (this.frames.length === 0) this.layout.copyTo(this.source.length);
  }

  text(value: string, start: number, end: number): void {
    this.beginValue(start);
    const frame = this.frames.at(-1);
    const { name, offset, layout } = this;
    const item = { name, offset, lead: layout.lead };
    const read = frame && this.keys.read(value, this.source.slice(start, end), item, frame);
    if (read) layout.put(read.holes, start);
    else this.keepPlace(start, end);
    if (read?.further) layout.further = read.further;
    this.endItem(end);
  }

  message(message: Message): void {
    const { start, end } = message.object;
    this.beginValue(start);
    const frame = this.frames.at(-1);
    const { offset, layout, source, lineAt, keys, context } = this;
    const name = message.id?.value.value ?? this.name;
    const item = { name, offset, lead: layout.lead };
    const holes = frame && readMessage(message, { source, item, frame, lineAt }, keys, context);
    if (holes) layout.put(holes, 0);
    else frame?.taken.push(name);
    this.endItem(end);
  }

  other(start: number, end: number): void {
    this.beginValue(start);
    this.keepPlace(start, end);
    this.context.carried.add(literalKind(this.source, start), this.lineAt(start));
    this.endItem(end);
  }

  /** For a text that another language may have of what is none. */
  private keepPlace(start: number, end: number): void {
    const frame = this.frames.at(-1);
    frame?.taken.push(this.name);
    if (frame?.kind !== 'object' || this.languages.length > 0) return;
    const part = this.keys.noTexts.add(frame, this.name, this.source.slice(start, end));
    if (part) this.layout.put([{ start: 0, end: end - start, part }], start);
  }

  /** Elements of an array are named by their index. */
  private beginValue(start: number): void {
    const frame = this.frames.at(-1);
    this.layout.beginValue(start, frame);
    if (frame?.kind !== 'array') return;
    this.name = String(frame.count);
    this.offset = start;
    this.layout.beginItem(start, frame);
  }

  private endItem(end: number): void {
    const frame = this.frames.at(-1);
    if (frame) frame.end = end;
  }

  private beginLanguage(start: number, { count }: JsonFrame): JsonFrame {
    this.layout.language = count - 1;
    this.keys.beginLanguage(count - 1);
    return { ...this.frameOf('object', start, undefined), holdsLanguages: undefined };
  }

  private frameOf(kind: JsonNesting, start: number, parent: JsonFrame | undefined): JsonFrame {
    const place = parent ? placeIn(parent, this.name, this.context.limits.name) : ROOT_PLACE;
    const id = parent ? this.keys.names.idOf(parent.id, this.name) : 0;
    parent?.taken.push(this.name);
    if (place.depth === 1) this.hasGroups ||= kind === 'object';
    const { depth, group, path } = place;
    const frame = { kind, depth, group, path, id, count: 0, end: start + 1, taken: [], lead: undefined };
    return parent || this.languages.length === 0 ? frame : { ...frame, holdsLanguages: true };
  }
}
