import { canonicalTag } from '../../domain/language-code.js';
import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { poLocale } from './in-language.js';
import { pluralHeader, pluralRule } from './plural-rule.js';
import { entrySource } from './po-dialect.js';

const STYLE = { newline: '\n', lead: '\n\n' };

/** A PO file of a language (docs/formats.md, 22). */
export function writePo(groups: readonly WrittenGroup[], code: string): string {
  const plurals = pluralHeader(canonicalTag(code));
  const rule = pluralRule(plurals, canonicalTag(code));
  const header = [
    `Language: ${poLocale(code)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${plurals}`,
  ];
  const entries = groups.flatMap(({ name: group, keys }) =>
    keys.map((key) => entrySource({ ...filledForms(key), group }, rule, STYLE)),
  );
  const first = `msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join('\n')}`;
  return `${[first, ...entries].join('\n\n')}\n`;
}
