import { PLURAL_RULES } from '../../domain/plural-rules-table.js';
import { pluralExpression } from './expression.js';
import { pluralHeader, pluralRule } from './plural-rule.js';

const TAGS = PLURAL_RULES.flatMap(([, tags]) => tags.split(' '));

describe('the plural rule of a file', () => {
  it('has the categories of the language', () => {
    const polish = 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';
    const told = ([header, tag]: [string | undefined, string]) => {
      const { forms, other, zero, fits } = pluralRule(header, tag);
      return [forms, other, zero, fits];
    };
    expect(told([polish, 'pl'])).toEqual([['one', 'few', 'many'], 2, 2, true]);
    expect(told(['nplurals=2; plural=n>1', 'fr'])).toEqual([['one', 'other'], 1, 0, true]);
    expect(told(['nplurals=1; plural=0;', 'ja'])).toEqual([['other'], 0, 0, true]);
    expect(told([undefined, 'de'])).toEqual([['one', 'other'], 1, 1, true]);
  });

  it.each([
    ['another rule', 'nplurals=2; plural=(n != 1);', 'fr', ['one', 'other']],
    ['too few forms', 'nplurals=1; plural=0;', 'en', ['other']],
    ['too many forms', 'nplurals=3; plural=(n==1 ? 0 : n==0 ? 1 : 2);', 'en', ['one', 'other', null]],
    ['no expression', 'nplurals=2; plural=(system("x"));', 'en', ['one', 'other']],
    ['no rule', 'nplurals=INTEGER; plural=EXPRESSION;', 'en', ['one', 'other']],
  ])('does not fit: %s', (_, header, tag, forms) => {
    expect(pluralRule(header, tag)).toMatchObject({ forms, fits: false });
  });

  it('is known of every language of CLDR', () => {
    expect(TAGS.length).toBeGreaterThan(200);
    expect(TAGS.filter((tag) => !pluralRule(pluralHeader(tag), tag).fits)).toEqual([]);
  });
});

describe('an expression of C', () => {
  it.each([
    ['n != 1', 5, 1],
    ['!n', 0, 1],
    ['n ? n == 1 ? 2 : 3 : 4', 1, 2],
    ['1 + 2 * 3 - n / 2 % 2', 5, 7],
    ['n>=2&&n<=4||n==7', 7, 1],
  ])('%s of %d is %d', (source, n, value) => {
    expect(pluralExpression(source)?.(n)).toBe(value);
  });

  it.each([
    '',
    'n n',
    'm',
    'n ?',
    'n ? 1',
    '(n',
    'n)',
    'n = 1',
    `${'('.repeat(90)}n`,
    `${'!'.repeat(90)}n`,
    'n+'.repeat(900),
  ])('is not: %s', (source) => {
    expect(pluralExpression(source)).toBeNull();
  });
});
