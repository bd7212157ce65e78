import { canonicalTag } from '../../domain/languages/language-code.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { poLocale } from './in-language.js';
import { pluralHeader } from './plural-rule.js';
import type { PoStyle } from './style.js';

/** A new PO file of a language (docs/formats.md, 22). */
export function blankPo({ code }: NewFile): BlankFile<PoStyle> {
  const header = [
    `Language: ${poLocale(code)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${pluralHeader(canonicalTag(code))}`,
  ];
  return {
    name: `${poLocale(code)}.po`,
    style: { newline: '\n', lead: '\n\n' },
    parts: [`msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join('\n')}`, { group: null }, '\n'],
  };
}
