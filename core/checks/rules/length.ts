import { countGraphemes } from '../../domain/graphemes.js';
import type { Rule } from '../context.js';

/** The share of the maximum length that a source text may use, to leave room for translations. */
const NEAR = 0.7;

/**
 * `length`: a text exceeds the maximum length of its key, in graphemes. `near`: a source text leaves little room for
 * translations.
 */
export const lengthRule: Rule = ({ own, subject: { maxLength, source } }, report) => {
  // A text has at most as many graphemes as UTF-16 units: most texts need no count.
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
