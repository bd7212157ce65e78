import { countGraphemes } from '../../domain/graphemes.js';
import type { Rule } from '../context.js';

/** The share of its maximum length that a source may use, so that translations have room. */
const NEAR = 0.7;

/** Maximum length of the key, in graphemes; and of a source text that leaves little room for its translations. */
export const lengthRule: Rule = ({ own, subject: { maxLength, source } }, report) => {
  // A text has at most as many graphemes as units, which need not be counted.
  const share = source === null ? NEAR : 1;
  if (maxLength === null || own.text.length < maxLength * share) return;
  const used = countGraphemes(own.text);
  if (used > maxLength)
    report({
      check: 'length',
      at: [maxLength, own.text.length],
      args: { count: used - maxLength, max: maxLength },
    });
  else if (source === null && used >= maxLength * NEAR)
    report({ check: 'near', at: [0, own.text.length], args: { count: used, max: maxLength } });
};
