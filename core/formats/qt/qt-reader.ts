import { COMMON_GROUP, LIMITS } from '../../domain/rules.js';
import { exampleNumbers } from '../../domain/plural-rules.js';
import type { PluralCategory } from '../../domain/plural-rules.js';
import type { Placed } from '../layout/placed.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import { categoryPlural } from '../model/kept-plural.js';
import { END, ENTRY, WHOLE } from '../model/profile-types.js';
import { checkCount, checkName, checkTexts } from '../model/read-context.js';
import { spaceBefore } from '../text/space-before.js';
import { storable } from '../text/storable.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { attributeSpans } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { isPlain, textIn } from './content.js';
import { nameOf } from './message-name.js';
import { formsIn, messageOf } from './messages.js';
import type { Context, Message } from './messages.js';
import { formsOf, qtForms } from './numerus.js';
import { contentPart } from './text-part.js';
import type { QtText } from './style.js';

/** What is read of a document besides its texts. */
interface Settings {
  decode: DecodeXml;
  lineAt: (offset: number) => number;
  /** BCP 47; null if unknown. */
  tag: string | null;
  /** Whether an empty translation stands for its source. */
  impliesTexts: boolean;
}

/** Makes keys of the messages of a document, with their places in it. */
export class QtReader {
  readonly entries: KeptEntry[] = [];
  readonly statuses: Record<ReadStatus, number> = { validated: 0, modified: 0 };
  readonly placed: Placed[] = [];
  /** The names of each group. */
  private readonly met = new Map<string, Set<string>>();

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    private readonly settings: Settings,
  ) {}

  readContext({ node, name, messages }: Context): void {
    const group = (name && storable(this.textOf(name))) || COMMON_GROUP;
    for (const message of messages) this.readMessage(message, group);
    // A message without a context has no place beside it.
    if (node === messages[0]) return;
    const at = (messages.at(-1) ?? node.children.at(-1))?.end ?? node.contentStart;
    if (node.contentStart < node.end) this.put(at, at, { group });
  }

  private readMessage(node: XmlNode, group: string): void {
    const message = messageOf(this.source, node);
    const left = message ? this.leftOut(message) : 'message';
    if (!message || left !== null) {
      this.context.carried.add(left ?? 'message', this.settings.lineAt(node.start));
      return;
    }
    const line = this.settings.lineAt(node.start);
    const name = checkName(this.nameOf(message), line, this.context);
    if (name === null) return;
    if (group.length > this.context.limits.name) {
      this.context.reports.add('name_too_long', line, { key: name });
      return;
    }
    if (message.isNumerus) this.readPlural(message, group, name, line);
    else this.readSingular(message, group, name, line);
  }

  /** What a message is that comes back untouched; null: a key. */
  private leftOut({ source, translation, isNumerus }: Message): string | null {
    const type = this.typeOf(translation)?.value;
    if (type === 'vanished' || type === 'obsolete') return type;
    const texts = isNumerus ? formsIn(translation) : [translation];
    return [source, ...texts].every(isPlain) ? null : 'lengthvariant';
  }

  private nameOf({ id, source, comment }: Message): string {
    if (id !== undefined) return this.settings.decode(id);
    return nameOf(this.textOf(source), comment ? this.textOf(comment) : '');
  }

  private readSingular(message: Message, group: string, name: string, line: number): void {
    const { translation } = message;
    const written = this.textOf(translation);
    const implied = this.impliedBy(message, [written]);
    const texts = checkTexts(name, [implied ?? written], line, this.context);
    if (!texts) return;
    this.add(message, group, { name, key: { isPlural: false, texts }, line }, (text) => {
      this.putText(translation, { text, ...(implied !== undefined && { implied }) });
    });
  }

  private readPlural(message: Message, group: string, name: string, line: number): void {
    const { translation } = message;
    const nodes = formsIn(translation);
    const { tag } = this.settings;
    const forms = this.inMode(formsOf(nodes.length || qtForms(tag).length, tag));
    const written = forms.map((_, at) => (nodes[at] ? this.textOf(nodes[at]) : ''));
    const implied = this.impliedBy(message, written);
    const quantities = quantitiesOf(
      forms,
      written.map((text) => implied ?? text),
    );
    const taken = this.context.pluralMode === 'strict' ? strictTexts(quantities, tag) : quantities;
    const read = categoryPlural(name, taken, line, this.context, 'zero');
    if (!read) return;
    this.add(message, group, { name, key: read.key, line }, (text) => {
      if (nodes.length === 0) {
        this.putText(translation, {
          text,
          pipes: forms.flatMap((form) => read.formOf.get(form ?? '') ?? []),
        });
        return;
      }
      this.put(translation.contentStart, translation.contentStart, WHOLE);
      for (const [at, node] of nodes.entries()) {
        const form = read.formOf.get(forms[at] ?? '');
        if (form !== undefined) this.putText(node, { text, form, ...(implied !== undefined && { implied }) });
      }
      this.put(translation.contentEnd, translation.contentEnd, END);
    });
  }

  /** The last form is that of most numbers. In a project with zero, one and other it is `other`. */
  private inMode(forms: readonly (PluralCategory | null)[]): (PluralCategory | null)[] {
    const hasOther = forms.includes('other');
    const isStrict = this.context.pluralMode === 'strict';
    return forms.map((form, at) => {
      const isLast = at === forms.length - 1 && !hasOther;
      return isLast && (form === null || isStrict) ? 'other' : form;
    });
  }

  private impliedBy(message: Message, texts: readonly string[]): string | undefined {
    const isImplied = this.settings.impliesTexts && texts.every((text) => text === '');
    return isImplied ? this.textOf(message.source) : undefined;
  }

  /** @param putTexts puts the texts of the entry into their places */
  private add(
    message: Message,
    group: string,
    { name, key, line }: { name: string; key: ReadKey; line: number },
    putTexts: (entry: number) => void,
  ): void {
    const { node } = message;
    checkCount(this.entries.length + 1, line, this.context);
    this.checkRepeated(group, name, line);
    const entry = this.entries.push({ group, name, key }) - 1;
    const start = node.start - spaceBefore(this.source, node.start).length;
    this.put(start, start, ENTRY);
    this.describe(message, entry, key);
    this.putState(message.translation, entry, key);
    putTexts(entry);
    this.put(node.end, node.end, END);
  }

  private describe({ description, translation }: Message, of: number, key: ReadKey): void {
    if (!description || description.start > translation.start) return;
    const text = storable(this.textOf(description).trim());
    if (text === '' || text.length > LIMITS.description) return;
    key.description = text;
    const start = description.start - spaceBefore(this.source, description.start).length;
    this.put(start, description.end, { comment: this.source.slice(start, description.end), of });
  }

  private putState(translation: XmlNode, state: number, key: ReadKey): void {
    const type = this.typeOf(translation);
    const isNew = type?.value === 'unfinished';
    const statuses = key.texts.map((text): ReadStatus => (isNew || text === '' ? 'modified' : 'validated'));
    for (const status of statuses) this.statuses[status] += 1;
    if (this.context.takeStatuses) key.statuses = statuses;
    const behindName = translation.start + 1 + translation.name.length;
    const start = type ? type.start - spaceBefore(this.source, type.start).length : behindName;
    const end = type?.end ?? behindName;
    this.put(start, end, { state, raw: this.source.slice(start, end), original: key.texts.join('\u001f') });
  }

  private putText(node: XmlNode, part: QtText): void {
    this.placed.push(contentPart(this.source, node, part));
  }

  private put(start: number, end: number, part: Placed['parts'][number]): void {
    this.placed.push({ start, end, parts: [part] });
  }

  private typeOf(translation: XmlNode) {
    return attributeSpans(this.source, translation).get('type');
  }

  private checkRepeated(group: string, name: string, line: number): void {
    const names = this.met.get(group) ?? new Set<string>();
    this.met.set(group, names);
    if (names.has(name)) this.context.reports.add('duplicate_key', line, { key: name });
    names.add(name);
  }

  private textOf({ contentStart, contentEnd }: XmlNode): string {
    return textIn(this.source.slice(contentStart, contentEnd), this.settings.decode);
  }
}

/** Fractions only have the form `other` of some languages, for which there is no place: it says what the last one says. */
function quantitiesOf(
  forms: readonly (PluralCategory | null)[],
  texts: readonly string[],
): Map<string, string> {
  const quantities = new Map<string, string>();
  for (const [at, form] of forms.entries()) if (form !== null) quantities.set(form, texts[at] ?? '');
  if (!quantities.has('other')) quantities.set('other', texts.at(-1) ?? '');
  return quantities;
}

/** A project with zero, one and other has the texts that 0 and 1 have. */
function strictTexts(quantities: ReadonlyMap<string, string>, tag: string | null): Map<string, string> {
  const textOf = (form: string, ...others: string[]): string =>
    [form, ...others].flatMap((one) => quantities.get(one) ?? [])[0] ?? '';
  const isZeroOne = exampleNumbers(tag, 'one').includes(0);
  return new Map([
    ['zero', textOf('zero', isZeroOne ? 'one' : 'other', 'other')],
    ['one', textOf('one', 'other')],
    ['other', textOf('other')],
  ]);
}
