import { cpuTimeOf } from '../../test/support/server/cpu-time.js';
import { checkText } from './rules/check-text.js';
import { severitiesFor } from './severities.js';

const SIZE = 4_000;
const GROWTH = 16;
/** Between 16, which is linear, and 256, which is quadratic. */
const MOST = 64;

const ALL_ON = severitiesFor({ same: 'hint' });

const HOSTILE: readonly (readonly [string, string])[] = [
  ['braces', '{'],
  ['closing braces', '}'],
  ['braces with spaces', '{ '],
  ['heads of plurals', '{n, plural, one {'],
  ['branches', '{n, select, other {a}}'],
  ['apostrophes', "'{"],
  ['percent signs', '%'],
  ['objects', '%@'],
  ['percent signs behind numbers', '5 %d'],
  ['flags', '%0'],
  ['positions', '%1$'],
  ['references', '%#@'],
  ['tags', '<a '],
  ['nested tags', '<b>'],
  ['overlapping tags', '<b><i></b></i>'],
  ['entities', '&a'],
  ['numbered entities', '&#1'],
  ['links', 'https://a.'],
  ['dots behind a link', 'www..'],
  ['addresses', 'a@a.'],
  ['an address without an end', 'a.'],
  ['spaces', ' '],
  ['spaces and words', 'a  '],
  ['brackets', '('],
  ['closing brackets', ')'],
  ['quotes', '“'],
  ['digits', '1'],
  ['groups of digits', '1 000'],
  ['words', 'ab ab '],
  ['marks', '?!'],
  ['mixed words', 'aа '],
  ['line breaks', '\n'],
  ['carriage returns', '\r\n '],
  ['joined emoji', '👩‍'],
  ['halves of surrogates', '\ud83d'],
];

function growthOf(unit: string): number {
  const [small, large] = [SIZE, SIZE * GROWTH].map((size) => {
    const text = unit.repeat(size / unit.length);
    return () =>
      [text, 'One text.'].map((source) =>
        checkText(
          {
            target: { text, tag: 'fr' },
            source: { tag: 'en', forms: [[null, `${source}!`]] },
            quantity: null,
            otherForms: [],
            maxLength: 20,
            placeholders: 'any',
          },
          ALL_ON,
        ),
      );
  });
  if (!small || !large) throw new Error(unit);
  const least = Math.max(1, Math.min(...Array.from({ length: 5 }, () => cpuTimeOf(small))));
  let growth = Infinity;
  for (let tries = 0; tries < 4 && growth > MOST; tries += 1)
    growth = Math.min(growth, Math.max(1, cpuTimeOf(large)) / least);
  return growth;
}

describe('checking takes linear time', () => {
  it.each(HOSTILE)('%s', (_, unit) => {
    expect(growthOf(unit)).toBeLessThan(MOST);
  });
});
