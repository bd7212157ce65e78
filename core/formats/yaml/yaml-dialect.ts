import { QUANTITIES } from '../../domain/quantities.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { storable } from '../text/storable.js';
import { suffixOf } from '../plurals/i18next-forms.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { commentLines, commentText, writtenComment } from './comments.js';
import { scalarText } from './scalar-text.js';
import type { YamlStyle } from './style.js';
import { renamedKey } from './rename-key.js';
import { keySource, rewritten, scalar } from './write-scalar.js';
import { IN_BRACKETS } from './yaml-reader.js';
import { compareNames } from './yaml-style.js';

/** YAML as the current file writes it. */
export function yamlDialect(style: YamlStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const entries = new YamlEntries(style, writing);
  return {
    nameForm: null,
    decode: (raw, { tag }) => [storable(scalarText(raw, tag))],
    encode: ([text = ''], part) => rewritten(text, part, style),
    readComment: commentText,
    writeComment: (description, comment) => writtenComment(description, comment, style.newline),
    writeKey: (key, _depth, lead = '') => entries.place([entries.key(key, lead)], lead),
    writeGroup: (name, keys, lead = '') => entries.place([entries.group(name, keys, lead)], lead),
    writeForm: (form, text, { lead, taken = [] }) => {
      const name = suffixOf(form, writing);
      return name === null || taken.includes(name)
        ? null
        : entries.place([entries.text(name, text, lead)], lead);
    },
    derivesNames: true,
    rename: (source, from, to, form) => renamedKey(source, from, to, form, style),
    needsAllForms: true,
    nests: true,
    compareNames,
  };
}

/** What is written of a key: its name, its texts and its description. */
type Entry = Pick<NewKey, 'name' | 'isPlural' | 'texts'> &
  Partial<Pick<NewKey, 'forms' | 'description' | 'members'>>;

/** New entries, as lines of a mapping or between its brackets. */
export class YamlEntries {
  constructor(
    private readonly style: YamlStyle,
    private readonly writing: PluralWriting,
  ) {}

  /** Entries at their place. A `lead` that begins with a line end is that of a file without one at its end. */
  place(entries: readonly string[], lead: string): string {
    const { newline } = this.style;
    if (lead === IN_BRACKETS) return entries.join(',');
    if (!/^[\r\n]/.test(lead)) return entries.join('');
    return newline + entries.join('').slice(0, -newline.length);
  }

  key({ name, isPlural, texts, forms = QUANTITIES, description = '', members }: Entry, lead: string): string {
    if (members) return this.group(name, members, lead);
    if (!isPlural) return this.comment(description, lead) + this.text(name, texts[0] ?? '', lead);
    const inner = this.innerLead(lead);
    return this.comment(description, lead) + this.mapping(name, this.forms(forms, texts, inner), lead);
  }

  group(name: string, keys: readonly Entry[], lead: string): string {
    const inner = this.innerLead(lead);
    return this.mapping(
      name,
      keys.map((key) => this.key(key, inner)),
      lead,
    );
  }

  text(name: string, text: string, lead: string): string {
    const { style } = this;
    if (lead === IN_BRACKETS) return ` ${keySource(name, '', style.newline)} ${scalar(text, style, true)}`;
    const indentation = indentationOf(lead);
    return `${indentation}${keySource(name, indentation, style.newline)} ${scalar(text, style)}${style.newline}`;
  }

  private mapping(name: string, entries: readonly string[], lead: string): string {
    const { newline } = this.style;
    if (lead === IN_BRACKETS) return ` ${keySource(name, '', newline)} {${entries.join(',')} }`;
    const indentation = indentationOf(lead);
    return indentation + keySource(name, indentation, newline) + newline + entries.join('');
  }

  private forms(forms: readonly PluralForm[], texts: readonly string[], lead: string): string[] {
    const named = new Map(
      forms.flatMap((form, index): [string, string][] => {
        const isTwin = form === '=0' && forms.includes('zero');
        const name = isTwin ? null : suffixOf(form, this.writing);
        return name === null ? [] : [[name, texts[index] ?? '']];
      }),
    );
    if (!named.has('other')) named.set('other', '');
    return [...named].map(([name, text]) => this.text(name, text, lead));
  }

  private innerLead(lead: string): string {
    return lead === IN_BRACKETS ? lead : indentationOf(lead) + (this.style.lead ?? '  ');
  }

  private comment(description: string, lead: string): string {
    if (description === '' || lead === IN_BRACKETS) return '';
    return commentLines(description, indentationOf(lead), this.style.newline);
  }
}

/** The white space before an entry on its line. */
export const indentationOf = (lead: string): string => lead.replace(/^[\r\n]+/, '');
