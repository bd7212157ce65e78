import { isAt, SIGN } from '../characters.js';
import type { Rule } from '../context.js';
import type { Cut } from '../cut.js';
import { FILL } from '../cut.js';
import type { Finding } from '../finding.js';

/**
 * `nbsp`: a non-breaking space before `: ; ! ?` in French. Canadian French has one before the colon only and is
 * skipped.
 */
export const frenchSpacingRule: Rule = ({ own, language, subject }, report) => {
  if (language !== 'fr' || (own.signs & SIGN.tall) === 0 || subject.target.tag === 'fr-CA') return;
  const { plain } = own;
  for (let at = 1; at < plain.length; at += 1) {
    if (!isAt(plain, at, SIGN.tall) || !isBeforeBreak(plain, at)) continue;
    const from = plain[at - 1] === ' ' ? at - 1 : at;
    if (needsSpace(own, from, at)) report(finding(plain.charAt(at), from, at));
  }
};

const needsSpace = ({ plain, text }: Cut, from: number, at: number): boolean =>
  from > 0 && isWordEnd(plain, from - 1) && !isSpaced(text, at);

/** Whether an entity that is such a space ends here. */
const isSpaced = (text: string, at: number): boolean =>
  SPACE_ENTITY.test(text.slice(Math.max(0, at - 8), at));

const SPACE_ENTITY = /&(?:nbsp|#160|#xa0|#8239|#x202f);$/i;

const finding = (mark: string, from: number, at: number): Finding => ({
  check: 'nbsp',
  at: [from, at + 1],
  args: { mark },
  fix: { from, to: at, text: mark === ':' ? '\u00A0' : '\u202F' },
});

/** In times, ratios and smileys the mark is followed by more characters. */
const isBeforeBreak = (text: string, at: number): boolean =>
  at + 1 === text.length ||
  text[at + 1] === FILL ||
  isAt(text, at + 1, SIGN.space | SIGN.tall) ||
  (isAt(text, at + 1, SIGN.pair) && !':;'.includes(text.charAt(at)));

const isWordEnd = (text: string, at: number): boolean =>
  isAt(text, at, SIGN.letter | SIGN.digit | SIGN.pair) ||
  text[at] === FILL ||
  '%€$'.includes(text.charAt(at));
