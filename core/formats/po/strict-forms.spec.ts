import { TestRepository } from '../../repository/content/testing-repository.js';

const FILE = 'locale/{language}/LC_MESSAGES/app.po';
const romanian = (...texts: string[]): string => `msgid ""
msgstr ""
"Language: ro\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2);\\n"

msgid "image"
msgid_plural "images"
${texts.map((text, at) => `msgstr[${at}] "${text}"\n`).join('')}`;

describe('a language in which neither 1 nor 100 is counted like 0, in a project of three forms', () => {
  const repository = (...texts: string[]): TestRepository =>
    new TestRepository(
      { 'locale/ro/LC_MESSAGES/app.po': { file: FILE, language: 'ro', text: romanian(...texts) } },
      'strict',
    );
  const written = (one: TestRepository): string => one.written()['locale/ro/LC_MESSAGES/app.po'] ?? '';

  it('has the form of 0 as zero, and comes back as it was', () => {
    const one = repository('imagine', 'imagini', 'de imagini');
    expect(one.project.texts('ro', 'image')).toEqual([
      ['zero', 'imagini'],
      ['one', 'imagine'],
      ['other', 'de imagini'],
    ]);
    expect(written(one)).toBe(romanian('imagine', 'imagini', 'de imagini'));
  });

  it('writes zero there, also where it is like other', () => {
    const one = repository('imagine', 'imagini', 'imagini');
    one.project.write('ro', 'image', 'zero', 'poze');
    one.project.write('ro', 'image', 'other', 'poze');
    expect(written(one)).toBe(romanian('imagine', 'poze', 'poze'));
    one.project.write('ro', 'image', 'other', 'de poze');
    expect(written(one)).toBe(romanian('imagine', 'poze', 'de poze'));
  });
});
