import { SIGN } from '../characters.js';
import type { ComparingRule } from '../context.js';

/** `same`: the translation equals the source, in another language. */
export const sameRule: ComparingRule = ({ own, source, subject, language }, report) => {
  if (own.text.trim() !== source.text.trim() || (own.signs & SIGN.letter) === 0) return;
  const other = /^[a-z]+/i.exec(subject.source?.tag ?? '')?.[0].toLowerCase() ?? '';
  const hasWords = own.words.some((from, at) => at % 2 === 0 && (own.words[at + 1] ?? 0) - from > 1);
  if (hasWords && (other === '' || other !== language))
    report({ check: 'same', at: [0, own.text.length], args: {} });
};
