import type { Dialect, NewKey } from '../model/kept-file.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { pathEnd, renamedLast } from '../text/renamed.js';
import { storable } from '../text/storable.js';
import { commentText, lineComment, writtenComment } from './comments.js';
import { readLead } from './php-lead.js';
import { numbered, numberOf, pipedText, withoutPipes } from '../plurals/laravel-pipes.js';
import { escaped, isQuote, phpString, rewrittenString, stringAt, stringsAt, unescaped } from './strings.js';
import type { PhpStyle } from './style.js';

/** PHP as the current file writes it. */
export function phpDialect(style: PhpStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const elements = new PhpElements(style, writing);
  return {
    nameForm: null,
    decode: (raw, { form, tag = '' }) => [
      storable((form !== undefined && isQuote(tag) ? unescaped(raw, tag) : stringsAt(raw, 0)?.text) ?? ''),
    ],
    encode: ([text = ''], { form, tag = '', raw = '' }) =>
      form !== undefined && isQuote(tag) ? escaped(withoutPipes(text), tag) : rewrittenString(text, raw),
    readComment: commentText,
    writeComment: (description, comment) => writtenComment(description, comment, style.lead ?? ''),
    writeKey: (key, _depth, lead) => elements.key(key, lead),
    writeGroup: (name, keys, lead) => elements.group(name, keys, lead),
    writeForm: (form, text, { lead }) => {
      const number = numberOf(form, writing.pluralMode === 'strict');
      return number === null || !isQuote(lead) ? null : `|${escaped(numbered(number, text), lead)}`;
    },
    rename: (source, from, to) =>
      renamedLast(source, NAME, (raw) => {
        const name = pathEnd(stringAt(raw, 0)?.text ?? '', from, to);
        return name === null ? null : rewrittenString(name, raw);
      }),
    tellsZeros: true,
    nests: true,
  };
}

/** A string before an arrow. */
const NAME = /(?:'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*")(?=\s*=>)/g;

/** New elements of arrays. */
class PhpElements {
  constructor(
    private readonly style: PhpStyle,
    private readonly writing: PluralWriting,
  ) {}

  key({ name, isPlural, texts, forms, description, members }: NewKey, lead = this.usualLead): string {
    if (members) return this.group(name, members, lead);
    const { space, comma } = readLead(lead);
    const indent = /[^\r\n]*$/.exec(space)?.[0] ?? '';
    const hasLines = /[\r\n]/.test(space);
    const comment =
      description !== '' && hasLines ? lineComment(description, indent) + this.style.newline + indent : '';
    const text = isPlural ? pipedText({ forms, texts }, this.writing) : (texts[0] ?? '');
    return `${space}${comment}${this.string(name)} => ${this.string(text)}${comma}`;
  }

  group(name: string, keys: readonly NewKey[], lead = this.usualLead): string {
    const { space, comma } = readLead(lead);
    const [open, close] = this.style.isLong ? ['array(', ')'] : ['[', ']'];
    const { newline, lead: unit } = this.style;
    const hasLines = /[\r\n]/.test(space);
    const end = hasLines ? newline + (/[^\r\n]*$/.exec(space)?.[0] ?? '') : '';
    const inner = hasLines ? `,${end}${unit ?? ''}` : ', ';
    const elements = keys.map((key) => this.key(key, inner)).join('');
    return `${space}${this.string(name)} => ${open}${elements}${end}${close}${comma}`;
  }

  private get usualLead(): string {
    return `,${this.style.newline}${this.style.lead ?? ''}`;
  }

  private string(text: string): string {
    return phpString(text, this.style.quote ?? "'");
  }
}
