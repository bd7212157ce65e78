import type { LayoutItem } from '../layout/flat-layout.js';
import type { FlatFile } from '../model/flat-entries.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { KeepContext } from '../model/kept-file.js';
import type { KeptPlural } from '../model/kept-plural.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { selectedPlural } from '../suffixed/named-forms.js';
import { lineIndex } from '../text/lines.js';
import type { FluentMessage } from './entries.js';
import type { Pattern, Variant } from './patterns.js';
import { pluralIn, pluralTexts } from './plural.js';
import type { FluentPlural } from './plural.js';
import { INDENT, patternText } from './texts.js';

/** A pattern as the parts of its file; `text`: the index of its key, null: it is none, and stays as it is. */
interface ReadPattern {
  text: number | null;
  parts: ProfilePart[];
}

/** Makes keys of the messages of a file. */
export class FluentReader {
  /** How often plurals call their number so. */
  private readonly names = new Map<string, number>();
  private readonly lineAt: (offset: number) => number;

  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    private readonly file: FlatFile,
  ) {
    this.lineAt = lineIndex(source);
  }

  /** What most plurals call their number. */
  get argument(): string | undefined {
    return [...this.names].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  /** Attributes are keys of their own; those of terms are about grammar, and stay as they are. */
  read({ start, end, name, isTerm, valueStart, value, attributes }: FluentMessage): LayoutItem {
    const line = this.lineAt(start);
    const read: ReadPattern[] = [];
    const parts: ProfilePart[] = [this.source.slice(start, valueStart)];
    if (value) {
      const own = this.readPattern(name, value, line, INDENT);
      read.push(own);
      // Without its value, a message may still have attributes.
      parts.push(...(attributes.length > 0 ? ([ENTRY, ...own.parts, END] as const) : own.parts));
    }
    let copied = value?.end ?? valueStart;
    for (const attribute of attributes) {
      const { pattern } = attribute;
      const before = this.source.slice(copied, pattern.start);
      copied = pattern.end;
      if (isTerm) {
        this.context.carried.add('attribute', this.lineAt(attribute.start));
        parts.push(before, this.source.slice(pattern.start, pattern.end));
        continue;
      }
      const own = this.readPattern(
        `${name}.${attribute.name}`,
        pattern,
        this.lineAt(pattern.start),
        INDENT + INDENT,
      );
      read.push(own);
      parts.push(ENTRY, before, ...own.parts, END);
    }
    parts.push(this.source.slice(copied, end));
    const entries = read.flatMap(({ text }) => text ?? []);
    return entries.length > 0 ? { kind: 'entry', start, end, parts, entries } : { kind: 'other', start, end };
  }

  private readPattern(ownName: string, pattern: Pattern, line: number, indent: string): ReadPattern {
    const name = checkName(ownName, line, this.context);
    const raw = this.source.slice(pattern.start, pattern.end);
    const asItIs: ReadPattern = { text: null, parts: [raw] };
    if (name === null) return asItIs;
    const plural = pluralIn(this.source, pattern, name, this.context);
    if (plural) return this.readPlural(name, plural, pattern, line) ?? asItIs;
    const texts = checkTexts(name, [patternText(raw)], line, this.context);
    this.file.add(name, line, texts && { isPlural: false, texts });
    if (!texts) return asItIs;
    const text = this.file.entries.length - 1;
    return { text, parts: [{ text, raw, ...(indent !== INDENT && { tag: indent }) }] };
  }

  private readPlural(name: string, plural: FluentPlural, pattern: Pattern, line: number): ReadPattern | null {
    const { argument, variants } = plural;
    const read = selectedPlural(name, pluralTexts(this.source, plural), line, this.context);
    this.file.add(name, line, read?.key ?? null);
    if (!read) return null;
    this.names.set(argument, (this.names.get(argument) ?? 0) + 1);
    const text = this.file.entries.length - 1;
    const parts: ProfilePart[] = [];
    let copied = pattern.start;
    for (const [formInFile, variant] of variants) {
      const form = read.formOf.get(formInFile);
      if (form === undefined) continue;
      parts.push(this.source.slice(copied, variant.lead));
      if (variant.isDefault) parts.push(this.furtherForms(text, plural, read));
      parts.push(...this.variantParts(variant, text, form));
      copied = variant.pattern.end;
    }
    parts.push(this.source.slice(copied, pattern.end));
    return { text, parts };
  }

  private variantParts(variant: Variant, text: number, form: PluralForm): ProfilePart[] {
    const { start, end } = variant.pattern;
    const tag = this.leadOf(variant).replace(/^[\r\n]+/, '') + INDENT;
    const own = [
      this.source.slice(variant.lead, start),
      { text, form, raw: this.source.slice(start, end), tag },
    ];
    return variant.isDefault ? own : [ENTRY, ...own, END];
  }

  private furtherForms(forms: number, { variants }: FluentPlural, { formOf }: KeptPlural): ProfilePart {
    const taken = [...variants.keys()].filter((form) => form !== 'other' && formOf.get(form) !== form);
    const all = [...variants.values()];
    const usual = all.find(({ isDefault }) => !isDefault) ?? all[0];
    return { forms, lead: usual ? this.leadOf(usual) : '', ...(taken.length > 0 && { taken }) };
  }

  /** The last line end before a variant, with the spaces before its bracket. */
  private leadOf({ lead, start, isDefault }: Variant): string {
    const space = /(?:\r\n|\n) *$/.exec(this.source.slice(lead, start))?.[0] ?? `\n${INDENT}${INDENT}`;
    return isDefault ? `${space} ` : space;
  }
}
