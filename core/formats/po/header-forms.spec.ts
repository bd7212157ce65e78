import { after, changed } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { brief } from '../testing.js';
import { textsOf } from './testing-po.js';

const po = (language: string, plurals: string, ...entries: string[]): string =>
  [
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${plurals}\\n"\n`,
    ...entries,
  ].join('\n');

const DAYS = 'msgid "days"\nmsgid_plural "days"\nmsgstr[0] "one"\nmsgstr[1] "million"\nmsgstr[2] "some"\n';
const ROMANCE = 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
const FRENCH = 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';

describe('a file with a line for a form of millions', () => {
  it.each([
    ['es', ROMANCE],
    ['ca', ROMANCE],
    ['it', ROMANCE],
    ['fr', FRENCH],
    ['pt_BR', FRENCH],
  ])('has it as a form of the key, whose text is written there: %s', (language, plurals) => {
    const file = { name: 'a.po', text: po(language, plurals, DAYS), tag: language.replace('_', '-') };
    const { groups, warnings } = keepText(file.name, file.text, file.tag);
    expect(textsOf(groups)).toEqual([['common', [['days', 'one=one', 'many=million', 'other=some']]]]);
    expect(warnings.map(brief)).toEqual([]);
    expect(after(file, changed('days', { one: 'one', many: 'millions', other: 'some' }))).toBe(
      file.text.replace('"million"', '"millions"'),
    );
  });

  it('shows other where the key has no such form', () => {
    const file = { name: 'a.po', text: po('es', ROMANCE, DAYS), tag: 'es' };
    expect(after(file, changed('days', { one: 'one', other: 'all' }))).toContain(
      'msgstr[1] "all"\nmsgstr[2] "all"\n',
    );
  });

  it('has none where the header counts without it', () => {
    const text = po('es', 'nplurals=2; plural=(n != 1);', DAYS.replace(/msgstr\[2\].*\n/, ''));
    expect(textsOf(keepText('a.po', text, 'es').groups)).toEqual([
      ['common', [['days', 'one=one', 'other=million']]],
    ]);
  });
});

describe('an empty context', () => {
  const english = 'nplurals=2; plural=(n != 1);';

  it('is one: its message comes back once, where it stands', () => {
    const file = {
      name: 'a.po',
      text: po('de', english, 'msgctxt ""\nmsgid "Close"\nmsgstr "Zu"\n'),
      tag: 'de',
    };
    expect(after(file, (groups) => groups)).toBe(file.text);
    expect(after(file, changed('Close', 'Schließen'))).toBe(file.text.replace('Zu', 'Schließen'));
  });

  it('makes another key than none', () => {
    const entries = ['msgctxt ""\nmsgid "Close"\nmsgstr "Zu"\n', 'msgid "Close"\nmsgstr "Schließen"\n'];
    const file = { name: 'a.po', text: po('de', english, ...entries), tag: 'de' };
    const { groups, warnings } = keepText(file.name, file.text, file.tag);
    expect(textsOf(groups)).toEqual([
      [
        'common',
        [
          ['Close_2', '=Zu'],
          ['Close', '=Schließen'],
        ],
      ],
    ]);
    expect(warnings.map(brief).filter((report) => report.startsWith('duplicate'))).toEqual([]);
    expect(after(file, changed('Close', 'Beenden'))).toBe(file.text.replace('Schließen', 'Beenden'));
  });
});
