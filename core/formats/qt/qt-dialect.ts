import type { PluralForm } from '../../domain/plural-rules.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { renamedLast } from '../text/renamed.js';
import { storable } from '../text/storable.js';
import { withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { outlineXml } from '../xml/outline.js';
import { contentSource, textIn } from './content.js';
import { nameOf } from './message-name.js';
import { qtForms } from './numerus.js';
import { writtenType } from './states.js';
import type { QtStyle, QtText } from './style.js';

/** A document of Qt Linguist as the current file writes it. */
export function qtDialect(source: string, style: QtStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const decode = referencesOf(source);
  const messages = new NewMessages(style, writing);
  return {
    nameForm: null,
    hasContexts: true,
    decode: (raw, { tag, pipes, implied = '' }: QtText) => {
      if (pipes) return pipes.map(() => '');
      return [(tag === undefined ? storable(textIn(raw, decode)) : '') || implied];
    },
    encode: (texts, { tag, pipes, implied }: QtText) => {
      const [text = ''] = texts;
      const written = pipes ? messages.forms(pipes, texts) : messages.content(text === implied ? '' : text);
      return tag === undefined ? written : withContent(written, tag);
    },
    readComment: (raw) => {
      const [node] = outlineXml(raw);
      return node ? textIn(raw.slice(node.contentStart, node.contentEnd), decode).trim() : '';
    },
    writeComment: (description, raw) => {
      const [node] = outlineXml(raw);
      if (!node) return raw;
      return raw.slice(0, node.contentStart) + messages.content(description) + raw.slice(node.contentEnd);
    },
    writeKey: (key) => messages.message(key),
    writeGroup: (name, keys) => messages.context(name, keys),
    // The forms are those of the language.
    writeForm: () => null,
    writeState: (part, status, isChanged, text) =>
      writtenType(part, status, isChanged, text, style.hasStatuses === true),
    rename: (xml, from, to) =>
      renamedLast(xml, MESSAGE, (whole, raw = '', rest = '') => {
        const comment = decode(/<comment>([^<]*)</.exec(rest)?.[1] ?? '');
        const end = nameOf('', comment);
        if (nameOf(decode(raw), comment) !== from || !to.endsWith(end)) return null;
        const renamed = messages.content(to.slice(0, to.length - end.length));
        return `<source>${renamed}${whole.slice('<source>'.length + raw.length)}`;
      }),
    withoutImplied: (part: QtText) => {
      const { implied, ...written } = part;
      return implied === undefined ? part : written;
    },
  };
}

/** A source, and what follows it in its message. */
const MESSAGE = /<source>([^<]*)<\/source>([^]*?)(?=<message|$)/g;

/** New messages and contexts. */
class NewMessages {
  private readonly lead: string;
  private readonly unit: string;

  constructor(
    private readonly style: QtStyle,
    private readonly writing: PluralWriting,
  ) {
    this.lead = style.lead ?? `${style.newline}    `;
    this.unit = this.lead.includes('\t') ? '\t' : '    ';
  }

  content(text: string): string {
    return contentSource(text, this.style.escapesQuotes === true);
  }

  context(name: string, keys: readonly NewKey[]): string {
    const outer = this.lead.slice(0, -this.unit.length) || this.style.newline;
    const own = name === COMMON_GROUP ? '' : this.content(name);
    const messages = keys.map((key) => this.message(key)).join('');
    return `${outer}<context>${this.lead}<name>${own}</name>${messages}${outer}</context>`;
  }

  message({ name, isPlural, forms, texts, description }: NewKey): string {
    const inner = this.lead + this.unit;
    const about =
      description === '' ? '' : `${inner}<extracomment>${this.content(description)}</extracomment>`;
    const type = texts.every((text) => text === '') ? ' type="unfinished"' : '';
    const translation = isPlural ? this.forms(forms, texts) : this.content(texts[0] ?? '');
    return (
      `${this.lead}<message${isPlural ? ' numerus="yes"' : ''}>${inner}<source>${this.content(name)}</source>${about}` +
      `${inner}<translation${type}>${translation}</translation>${this.lead}</message>`
    );
  }

  /** Those of the language; one that is not there says what `other` says. */
  forms(forms: readonly PluralForm[], texts: readonly string[]): string {
    const inner = this.lead + this.unit;
    const other = texts[forms.indexOf('other')] ?? '';
    const own = qtForms(this.writing.tag).map((form) => {
      const at = forms.indexOf(form);
      return `${inner}${this.unit}<numerusform>${this.content(texts[at] ?? other)}</numerusform>`;
    });
    return own.join('') + inner;
  }
}
