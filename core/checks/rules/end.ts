import { isAt, SIGN } from '../characters.js';
import type { ComparingRule, Comparison } from '../context.js';
import type { Cut } from '../cut.js';
import { FILL } from '../cut.js';
import type { Finding } from '../finding.js';

type Mark = 'stop' | 'question' | 'exclamation' | 'colon' | 'ellipsis';

const MARKS: ReadonlyMap<string, Mark> = new Map(
  (
    [
      ['stop', '.。．｡।॥۔։።។။'],
      ['question', '?？؟՞;'],
      ['exclamation', '!！՜'],
      ['colon', ':：'],
      ['ellipsis', '…⋯'],
    ] as const
  ).flatMap(([mark, characters]) => [...characters].map((character) => [character, mark] as const)),
);

/** May follow the final mark: brackets, quotes, direction marks. */
const CLOSING = new Set(')]）】」』》〉»”’"\'“\u200E\u200F\u2069');

/** Languages without full stops, or with marks inside words. */
const WITHOUT_MARKS = new Set(['th', 'lo', 'km', 'my', 'bo', 'hy']);

interface Ending {
  mark: Mark | null;
  /** The offset of the mark, or the offset at which one would be inserted. */
  at: number;
  character: string;
}

/** `end`: the text ends with the mark of the source, in the script of its language. */
export const endRule: ComparingRule = (context, report) => {
  const { own, source, language } = context;
  if (own.icu || source.icu || WITHOUT_MARKS.has(language)) return;
  const expected = endingOf(source, '');
  const found = endingOf(own, language);
  if (expected.at === 0 || found.at === 0 || alike(expected.mark, found.mark)) return;
  if ([source, own].some(({ entities, text }) => entities.at(-1)?.to === text.trimEnd().length)) return;
  if (!isOfAbbreviation(source, expected, own, found)) report(finding(context, expected, found));
};

/** Returns whether a full stop is no end of a sentence. None takes the place of a question mark. */
const isOfAbbreviation = (source: Cut, expected: Ending, own: Cut, found: Ending): boolean =>
  isAbbreviated(source, expected) || (expected.mark !== 'question' && isAbbreviated(own, found));

/** Languages differ in their use of full stops, exclamation marks and ellipses: these count as equal. */
const alike = (one: Mark | null, other: Mark | null): boolean =>
  one === other || (one !== null && other !== null && FREE.has(one) && FREE.has(other));

const FREE: ReadonlySet<Mark> = new Set(['stop', 'exclamation', 'ellipsis']);

function endingOf(cut: Cut, language: string): Ending {
  const { plain } = cut;
  const at = endOfWords(cut);
  if (plain.slice(at - 3, at) === '...') return { mark: 'ellipsis', at: at - 3, character: '...' };
  const character = plain.charAt(at - 1);
  // Only in Greek, a semicolon is a question mark.
  const mark = character === ';' && language !== 'el' ? null : (MARKS.get(character) ?? null);
  return { mark, at: mark ? at - 1 : at, character };
}

/** Returns the offset before trailing tags, brackets, quotes and spaces. */
function endOfWords({ plain, tags }: Cut): number {
  let last = tags.length - 1;
  let at = plain.length;
  while (at > 0) {
    const tag = last < 0 ? undefined : tags[last];
    if (tag?.to === at) [at, last] = [tag.from, last - 1];
    else if (CLOSING.has(plain.charAt(at - 1)) || isAt(plain, at - 1, SIGN.space)) at -= 1;
    else break;
  }
  return at;
}

/** Returns whether the full stop follows a short word and may mark an abbreviation: `min.`, `No.` */
function isAbbreviated({ plain, words }: Cut, { mark, at }: Ending): boolean {
  if (mark !== 'stop' || words.length > 6) return false;
  const [from = 0, to = 0] = words.slice(-2);
  return to === at && to - from <= 4 && !isAt(plain, from, SIGN.unspaced) && plain.charAt(at) === '.';
}

const KINDS: Readonly<Record<Mark, string>> = {
  stop: 'no_stop',
  question: 'no_question',
  colon: 'no_colon',
  exclamation: 'no_exclamation',
  ellipsis: 'no_ellipsis',
};

function finding({ own, language, subject }: Comparison, expected: Ending, found: Ending): Finding {
  const { mark } = expected;
  const to = found.at + (found.mark ? found.character.length : 0);
  const at = [found.at, to] as const;
  const base = { check: 'end', at } as const;
  if (mark === null)
    return {
      ...base,
      args: { kind: 'extra', mark: found.character },
      fix: { from: trimmed(own.text, found.at), to, text: '' },
    };
  const text = markFor(mark, language, subject.target.tag);
  const isFixable = found.mark === null && !endsWithFill(own, found.at);
  return {
    ...base,
    args: { kind: KINDS[mark], mark: expected.character },
    ...(isFixable && { fix: { from: found.at, to, text } }),
  };
}

/** Includes the space before the mark, as in French. */
function trimmed(text: string, at: number): number {
  let from = at;
  while (from > 0 && isAt(text, from - 1, SIGN.space)) from -= 1;
  return from;
}

const endsWithFill = ({ plain, links }: Cut, at: number): boolean =>
  plain.charAt(at - 1) === FILL && links.some(({ to }) => to === at);

type Marks = Readonly<Partial<Record<Mark, string>>>;

const PLAIN = { stop: '.', question: '?', exclamation: '!', colon: ':', ellipsis: '…' };
const WIDE: Marks = { stop: '。', question: '？', exclamation: '！', colon: '：' };
const ARABIC: Marks = { question: '؟' };
const INDIC: Marks = { stop: '।' };
const FRENCH: Marks = { question: '\u202F?', exclamation: '\u202F!', colon: '\u00A0:' };

/** Marks that differ from `PLAIN`; the French ones include their space. */
const OWN_MARKS: Readonly<Record<string, Marks>> = {
  ja: WIDE,
  zh: WIDE,
  ar: ARABIC,
  fa: ARABIC,
  ps: ARABIC,
  ur: { ...ARABIC, stop: '۔' },
  el: { question: ';' },
  hi: INDIC,
  bn: INDIC,
  pa: INDIC,
  ne: INDIC,
  as: INDIC,
  or: INDIC,
  fr: FRENCH,
};

const markFor = (mark: Mark, language: string, tag: string | null): string =>
  (tag?.startsWith('fr-CA') ? undefined : OWN_MARKS[language]?.[mark]) ?? PLAIN[mark];
