import { isEnglish } from '../../domain/languages/is-english.js';
import type { PluralCategory } from '../../domain/plural-rules.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import { categoryPlural } from '../model/kept-plural.js';
import { lineIndex } from '../text/lines.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import { checkCount, checkName, checkTexts } from '../model/read-context.js';
import { FreeNames } from '../text/free-names.js';
import { storable } from '../text/storable.js';
import { commentRun, descriptionIn, entryParts, flagRun } from './entry-parts.js';
import type { EntryComments, TextForm } from './entry-parts.js';
import { isFuzzy } from './flags.js';
import type { PoHeader } from './header.js';
import { namesOfForms, pluralRule } from './plural-rule.js';
import type { PluralRule } from './plural-rule.js';
import type { PoEntry, Span } from './scan.js';
import { poText } from './strings.js';

/** Makes keys of the entries of a file. */
export class PoReader {
  readonly entries: KeptEntry[] = [];
  /** Null: a template, whose texts nobody has translated. */
  readonly statuses: Record<ReadStatus, number> | null;
  private readonly rule: PluralRule;
  /** What its forms are in the project. */
  private readonly names: readonly (PluralCategory | null)[];
  private readonly isTemplate: boolean;
  /** Whether an empty text stands for the name of its message. */
  private readonly impliesTexts: boolean;
  private readonly lineAt: (offset: number) => number;
  /** The names of each group. */
  private readonly met = new Map<string, Set<string>>();
  /** Beside the names of messages without a context. */
  private readonly freeNames: FreeNames;
  private hasToldRule = false;

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    header: PoHeader,
    messages: readonly PoEntry[],
  ) {
    this.lineAt = lineIndex(source);
    this.rule = pluralRule(header.get('plural-forms'), context.tag ?? header.get('language') ?? null);
    this.names = namesOfForms(this.rule, context.pluralMode);
    const language = header.get('language') || context.tag;
    const bare = messages.filter(({ context: own }) => own === null);
    this.freeNames = new FreeNames(new Set(bare.map(({ id }) => this.textOf(id))));
    this.isTemplate = isInSource(header, language) && this.isUntranslated(messages);
    this.impliesTexts =
      this.isTemplate || (language !== null && isEnglish(language) && this.isNamedByTexts(messages));
    this.statuses = this.isTemplate ? null : { validated: 0, modified: 0 };
  }

  /** Null where the entry stays as it is; that is reported. */
  read(entry: PoEntry): LayoutItem | null {
    const line = this.lineAt(entry.id.start);
    const { group, wish } = this.placeOf(entry);
    const name = checkName(wish, line, this.context);
    if (name === null) return null;
    if (group.length > this.context.limits.name) {
      this.context.reports.add('name_too_long', line, { key: name });
      return null;
    }
    const found = entry.plural
      ? this.pluralOf(entry, entry.plural, name, line)
      : this.singularOf(entry, name, line);
    if (!found) return null;
    checkCount(this.entries.length + 1, line, this.context);
    this.checkRepeated(group, name, line);
    const { key, forms } = found;
    const text = this.entries.push({ group, name, key }) - 1;
    const comments = this.readComments(entry, key);
    const parts = entryParts(this.source, entry, text, forms, comments);
    return { kind: 'entry', start: entry.start, end: entry.end, parts, entries: [text] };
  }

  /** An empty context is not none: a message with one is another key than the one without. */
  private placeOf({ id, context }: PoEntry): { group: string; wish: string } {
    const wish = this.textOf(id);
    const group = context ? storable(this.textOf(context)) : COMMON_GROUP;
    if (group !== '') return { group, wish };
    return { group: COMMON_GROUP, wish: this.freeNames.take(wish) };
  }

  /** What the lines above an entry say of its key. */
  private readComments(entry: PoEntry, key: ReadKey): EntryComments {
    const run = commentRun(entry);
    const description = descriptionIn(this.source, run);
    if (description !== undefined) key.description = description;
    const flags = this.isTemplate ? null : flagRun(entry);
    const isNew = flags !== null && isFuzzy(this.source.slice(flags.start, flags.end));
    this.addStatus(key, isNew);
    return {
      description: run && description !== undefined ? run : null,
      flags,
      ...(isNew && { original: key.texts.join('\u001f') }),
    };
  }

  private singularOf({ id, texts }: PoEntry, name: string, line: number) {
    const [span] = texts;
    const written = span ? this.textOf(span) : '';
    const isImplied = this.impliesTexts && written === '';
    const text = isImplied ? this.textOf(id) : written;
    const fitting = checkTexts(name, [text], line, this.context);
    const forms: TextForm[] = [isImplied ? { implied: text } : {}];
    return fitting && { key: { isPlural: false, texts: fitting } as ReadKey, forms };
  }

  private pluralOf(entry: PoEntry, plural: Span, name: string, line: number) {
    this.checkRule(entry, line);
    const { forms: categories, other } = this.rule;
    const { names } = this;
    const written = entry.texts.map((span) => this.textOf(span));
    const isImplied = this.impliesTexts && written.every((text) => text === '');
    const texts = written.map((text, index) =>
      isImplied ? this.textOf(categories[index] === 'one' ? entry.id : plural) : text,
    );
    const quantities = new Map<string, string>();
    texts.forEach((text, index) => {
      const form = names[index];
      if (form) quantities.set(form, text);
    });
    // Numbers have no form `other` in some languages, of which CLDR has one for fractions.
    if (!quantities.has('other')) quantities.set('other', texts[other] ?? texts.at(-1) ?? '');
    if (this.context.pluralMode === 'strict') this.fillStrict(quantities, texts);
    const read = categoryPlural(name, quantities, line, this.context, 'zero');
    if (!read) return null;
    const forms = texts.map((text, index): TextForm | null => {
      const form = read.formOf.get(names[index] ?? '');
      if (form === undefined) return null;
      return isImplied ? { form, implied: text } : { form };
    });
    return { key: read.key, forms };
  }

  /** A project with zero, one and other has the texts that 0 and 1 have. */
  private fillStrict(quantities: Map<string, string>, texts: readonly string[]): void {
    const { zero, one } = this.rule;
    for (const [form, index] of [
      ['zero', zero],
      ['one', one],
    ] as const)
      if (!quantities.has(form)) quantities.set(form, texts[index] ?? '');
  }

  /** Says once that the file counts in another way than its language, or has other forms than it says. */
  private checkRule({ texts }: PoEntry, line: number): void {
    if (this.hasToldRule || (this.rule.fits && texts.length === this.rule.forms.length)) return;
    this.hasToldRule = true;
    this.context.reports.add('po_plural_rule', line);
  }

  private checkRepeated(group: string, name: string, line: number): void {
    const names = this.met.get(group) ?? new Set<string>();
    this.met.set(group, names);
    if (names.has(name)) this.context.reports.add('duplicate_key', line, { key: name });
    names.add(name);
  }

  private addStatus(key: ReadKey, isFuzzy: boolean): void {
    if (!this.statuses) return;
    const statuses = key.texts.map((text): ReadStatus => (isFuzzy || text === '' ? 'modified' : 'validated'));
    for (const status of statuses) this.statuses[status] += 1;
    if (this.context.takeStatuses) key.statuses = statuses;
  }

  private isUntranslated(messages: readonly PoEntry[]): boolean {
    return messages.every(({ texts }) => texts.every((text) => this.textOf(text) === ''));
  }

  /** Whether most names are sentences, and not codes. */
  private isNamedByTexts(messages: readonly PoEntry[]): boolean {
    return messages.filter(({ id }) => /\S\s+\S/.test(this.textOf(id))).length > messages.length / 2;
  }

  private textOf({ start, end }: Span): string {
    return poText(this.source.slice(start, end));
  }
}

/**
 * Whether a file without translations is in the language of its names: one that is no translation yet, as xgettext writes it,
 * or English, as names are.
 */
function isInSource(header: PoHeader, language: string | null): boolean {
  const isNew = /charset\s*=\s*CHARSET/.test(header.get('content-type') ?? '');
  return isNew || language === null || isEnglish(language);
}
