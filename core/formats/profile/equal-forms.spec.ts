import { after, changed } from './testing-edits.js';

const FORMS = { one: 'one', few: 'few', many: 'same', other: 'same' } as const;
const BEFORE = { one: 'one', few: 'few', other: 'same' } as const;

/** Files of Polish with a plural that lacks a form. */
const WITHOUT_FALLBACK = [
  [
    'a.json',
    '{\n  "days_one": "one",\n  "days_few": "few",\n  "days_other": "same"\n}\n',
    '"days_many": "same"',
  ],
  [
    'icu.json',
    '{"days": "{n, plural, one {one} few {few} other {same}}", "to": "{n, plural, other {x}}"}',
    'many {same}',
  ],
  ['a.arb', '{"days": "{n, plural, one{one} few{few} other{same}}", "@days": {}}', 'many{same}'],
  ['pl.yml', 'pl:\n  page:\n    days:\n      one: one\n      few: few\n      other: same\n', 'many: same'],
  ['a.properties', 'days.one=one\ndays.few=few\ndays.other=same\n', 'days.many=same'],
  [
    'a.resx',
    '<root>\n  <data name="days_one"><value>one</value></data>\n  <data name="days_few"><value>few</value></data>\n  <data name="days_other"><value>same</value></data>\n</root>\n',
    '"days_many"',
  ],
  ['a.csv', 'key,pl\ndays_one,one\ndays_few,few\ndays_other,same\n', 'days_many,same'],
] as const;

const WITH_FALLBACK = [
  [
    'strings.xml',
    '<resources>\n    <plurals name="days">\n        <item quantity="one">one</item>\n        <item quantity="few">few</item>\n        <item quantity="other">same</item>\n    </plurals>\n</resources>\n',
  ],
  ['a.ftl', 'days =\n    { $n ->\n        [one] one\n        [few] few\n       *[other] same\n    }\n'],
] as const;

describe('a form with the text of other that a file lacks', () => {
  it.each(WITHOUT_FALLBACK)(
    'is written, as some readers show nothing in its place: %s',
    (name, text, form) => {
      const file = { name, text, tag: 'pl' };
      const written = after(file, changed('days', FORMS));
      expect(written.replaceAll(' {', '{')).toContain(form.replaceAll(' {', '{'));
      expect(after(file, changed('days', BEFORE))).toBe(text);
    },
  );

  it.each(WITH_FALLBACK)('is left out where every reader shows other: %s', (name, text) => {
    expect(after({ name, text, tag: 'pl' }, changed('days', FORMS))).toBe(text);
  });

  it('is left out of a strict project, in which an import fills forms in', () => {
    const text = '{"days_one":"one","days_other":"same"}';
    const strict = changed('days', { zero: 'same', one: 'one', other: 'same' });
    expect(after({ name: 'a.json', text }, strict, { pluralMode: 'strict' })).toBe(text);
  });
});
