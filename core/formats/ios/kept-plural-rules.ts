import { categoryPlural } from '../model/kept-plural.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import { END, WHOLE } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { checkName, checkTexts } from '../model/read-context.js';
import type { PlistPair, PlistSource } from './plist-items.js';
import { assemble, formHoles, hole } from './plist-holes.js';
import type { Hole } from './plist-holes.js';
import { pluralEntryOf, referencesIn, withoutReferences } from './plural-variables.js';
import type { PluralEntry, PluralVariable } from './plural-variables.js';

/** The text around the one variable of an entry. */
interface Frame {
  before: string;
  after: string;
  reference: string;
}

/** Reads the entries of a stringsdict, one by one. */
export class KeptPluralRules {
  constructor(private readonly plist: PlistSource) {}

  /** Null after reporting why there is no key. */
  read(pair: PlistPair, line: number): LayoutItem | null {
    const entry = pluralEntryOf(pair, this.plist);
    const frame = entry && frameOf(entry);
    const [variable] = entry?.variables ?? [];
    if (frame && variable) return this.readFramed(pair, entry, variable, frame, line);
    const parts = entry?.format ? this.readComposite(pair, entry, line) : null;
    if (!parts) this.plist.context.reports.add('stringsdict_parse_error', line, { key: pair.name });
    return parts;
  }

  /** Each form is the text with the format around it. */
  private readFramed(
    pair: PlistPair,
    { format }: PluralEntry,
    variable: PluralVariable,
    { before, after, reference }: Frame,
    line: number,
  ): LayoutItem | null {
    const { file } = this.plist;
    const texts = variable.forms.map(({ pair: form, text }) => [form.name, before + text + after] as const);
    const plural = this.pluralOf(pair.name, new Map(texts), line);
    const name = plural && checkName(pair.name, line, this.plist.context);
    if (!plural || name === null) return null;
    file.add(name, line, plural.key);
    const index = file.entries.length - 1;
    const around = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
    const holes = formHoles(this.plist, variable, plural, index, around);
    if (format && before + after !== '') {
      const { start, end, raw } = hole(this.plist, format.pair.value);
      holes.push({ start, end, parts: [{ frame: index, raw, reference }] });
    }
    return this.item(pair, assemble(this.plist.source, pair, holes), [index]);
  }

  /** A key of the format, where it has words, and one of each variable. */
  private readComposite(
    pair: PlistPair,
    { format, variables }: PluralEntry,
    line: number,
  ): LayoutItem | null {
    const { file, context } = this.plist;
    const named = variables.map((variable) => {
      const checked = checkName(`${pair.name}_${variable.name}`, line, context);
      const name = checked === null ? null : this.plist.freeNames.take(checked);
      const texts = new Map(variable.forms.map(({ pair: form, text }) => [form.name, text]));
      const plural = name === null ? null : this.pluralOf(name, texts, line);
      return { variable, name, plural };
    });
    const holes: Hole[] = [];
    const entries: number[] = [];
    const formatTexts =
      format && hasWords(format.text) ? this.formatTexts(pair.name, format.text, line) : null;
    if (named.some(({ plural }) => !plural)) return null;
    if (format && formatTexts) {
      file.add(pair.name, line, { isPlural: false, texts: formatTexts });
      const text = entries.push(file.entries.length - 1) && file.entries.length - 1;
      const { start, end, part } = hole(this.plist, format.pair.value);
      holes.push({ start, end, parts: [{ text, ...part }] });
    }
    for (const { variable, name, plural } of named) {
      if (name === null || !plural) continue;
      file.add(name, line, plural.key);
      const index = file.entries.length - 1;
      entries.push(index);
      holes.push(...formHoles(this.plist, variable, plural, index, {}));
    }
    return this.item(pair, [WHOLE, ...assemble(this.plist.source, pair, holes), END], entries);
  }

  private formatTexts(key: string, text: string, line: number): string[] | null {
    const { context } = this.plist;
    return checkName(key, line, context) === null ? null : checkTexts(key, [text], line, context);
  }

  private item(pair: PlistPair, parts: ProfilePart[], entries: number[]): LayoutItem {
    return { kind: 'entry', start: pair.key.start, end: pair.value.end, parts, entries };
  }

  /** In `strict` mode as without `keep` (docs/formats.md, 9.6). What Apple calls zero is 0 in every language. */
  private pluralOf(key: string, forms: ReadonlyMap<string, string>, line: number): KeptPlural | null {
    return categoryPlural(key, forms, line, this.plist.context);
  }
}

/** The format of an entry with one variable, which no text refers to another from; null for any other. */
function frameOf({ format, variables }: PluralEntry): Frame | null {
  const [variable, ...others] = variables;
  if (!variable || others.length > 0) return null;
  if (variable.forms.some(({ text }) => referencesIn(text).length > 0)) return null;
  if (!format) return { before: '', after: '', reference: '' };
  const [reference, ...further] = referencesIn(format.text);
  if (!reference || further.length > 0) return null;
  const { source, start } = reference;
  const after = format.text.slice(start + source.length);
  return { before: format.text.slice(0, start), after, reference: source };
}

const hasWords = (format: string): boolean => /\p{L}/u.test(withoutReferences(format));
