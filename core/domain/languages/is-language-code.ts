import { canonicalTag, languageNamed } from './language-code.js';
import { isOldCode } from './spelt-code.js';

/** Whether a name in a file is the code of a language that is known, spelt as a code: `fr`, `pt-BR`, `pt_BR`, `zh-YUE`. */
export function isLanguageCode(code: string): boolean {
  const tag = canonicalTag(code);
  const isSpeltSo = tag?.toLowerCase() === code.trim().replaceAll('_', '-').toLowerCase();
  return tag !== null && (isSpeltSo || isOldCode(code.trim())) && languageNamed(tag, 'en') !== null;
}
