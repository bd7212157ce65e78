import type { Dialect, NewKey } from '../model/kept-file.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { renamedLast } from '../text/renamed.js';
import { commentLines } from './comments.js';
import { DESCRIPTION, ID, TEXT } from './messages.js';
import { scalarText } from './scalar-text.js';
import type { MessageStyle, YamlStyle } from './style.js';
import { rewritten, scalar } from './write-scalar.js';
import { indentationOf, yamlDialect, YamlEntries } from './yaml-dialect.js';

/** A list of messages as the current file writes it. */
export function messageDialect(
  style: YamlStyle,
  { lead: inner, isApart, isDescribed }: MessageStyle,
  writing: PluralWriting = USUAL_WRITING,
): Dialect {
  const yaml = yamlDialect(style, writing);
  const entries = new YamlEntries(style, writing);
  const message = (key: NewKey, lead: string): string => {
    const { name, description, ...text } = key;
    const before = indentationOf(lead);
    const about = description === '' ? '' : entries.text(DESCRIPTION, description, before + inner);
    const comment = isDescribed || about === '' ? '' : commentLines(description, before, style.newline);
    return [
      isApart ? style.newline : '',
      comment,
      `${before}-${inner.slice(1)}${ID}: ${nameSource(name, style)}${style.newline}`,
      isDescribed ? about : '',
      entries.key({ ...text, name: TEXT }, before + inner),
    ].join('');
  };
  return {
    ...yaml,
    nests: undefined,
    compareNames: undefined,
    separator: '_',
    readComment: (raw) => (isComment(raw) ? yaml.readComment(raw) : scalarText(raw)),
    writeComment: (description, raw) =>
      isComment(raw) ? yaml.writeComment(description, raw) : rewritten(description, { text: 0, raw }, style),
    emptyComment: (raw) => (isComment(raw) ? '' : '""'),
    writeKey: (key, _depth, lead = '') => entries.place([message(key, lead)], lead),
    rename: (source, from, to) =>
      renamedLast(source, NAME, (raw) =>
        scalarText(raw) === from ? rewritten(to, { text: 0, raw }, style) : null,
      ),
  };
}

/** What is no comment is the text of a member. */
const isComment = (raw: string): boolean => /^\s*#/.test(raw);

/** Names need no quotes where texts have some. */
const nameSource = (name: string, { quote }: YamlStyle): string => scalar(name, quote ? { quote } : {});

/** The name of a message, up to the end of its line. */
const NAME =
  /(?<=(?:^|\n)[ \t]*(?:-[ \t]+)?id[ \t]*:[ \t]+)(?:"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'#][^\r\n#]*?)(?=[ \t]*(?:#|[\r\n]|$))/g;
