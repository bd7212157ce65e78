import { languageNamed, languageNames, languageTag } from './language-code.js';

describe('the tag of a language from its name', () => {
  it.each([
    ['fr', 'fr'],
    ['pt-BR', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['zh-Hans', 'zh-Hans'],
    ['es-419', 'es-419'],
    ['French', 'fr'],
    ['français', 'fr'],
    ['Français', 'fr'],
    ['FRENCH', 'fr'],
    ['Deutsch', 'de'],
    ['allemand', 'de'],
    ['日本語', 'ja'],
    ['Brazilian Portuguese', 'pt-BR'],
    [' Italian ', 'it'],
    ['العربية', 'ar'],
    ['English (UK)', 'en-GB'],
    ['German (Luxembourg)', 'de-LU'],
    ['Portugais (Brésil)', 'pt-BR'],
    ['Chinese (Simplified)', 'zh-Hans'],
    ['Español (Argentina)', 'es-AR'],
    ['Chinese Simplified', 'zh-Hans'],
    ['Chinese, Traditional', 'zh-Hant'],
    ['Portuguese (Brazilian)', 'pt-BR'],
    ['English, United Kingdom', 'en-GB'],
    ['English - UK', 'en-GB'],
    ['US English', 'en-US'],
    ['French Canadian', 'fr-CA'],
    ['Serbian Latin', 'sr-Latn'],
    ['Norwegian (Bokmål)', 'nb'],
    ['Farsi', 'fa'],
  ])('knows "%s" as %s', (name, tag) => expect(languageTag(name)).toBe(tag));

  it.each([
    '',
    'Klingonese',
    'my language',
    'fr-',
    'constructor',
    '__proto__',
    'English (Mars)',
    'Mars (UK)',
    'French German',
    'The French of the United Kingdom today, as spoken',
  ])('does not know "%s"', (name) => expect(languageTag(name)).toBeNull());
});

describe('the names a form suggests', () => {
  it.each([
    ['en', { tag: 'de', name: 'German', ownName: 'Deutsch' }],
    ['fr', { tag: 'de', name: 'allemand', ownName: 'Deutsch' }],
    ['en', { tag: 'pt-BR', name: 'Brazilian Portuguese', ownName: 'português (Brasil)' }],
  ])('holds them in %s', (language, name) => {
    expect(languageNames(language)).toContainEqual(name);
    expect(languageNames(language).length).toBeGreaterThanOrEqual(180);
  });

  it('repeats none', () => {
    const names = languageNames('fr').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the name of a tag', () => {
  it('is known for every region', () => {
    expect(languageNamed('de-lu', 'en')).toMatchObject({ tag: 'de-LU', name: 'German (Luxembourg)' });
  });

  it.each(['', 'xx', 'de-', 'de-1996-1996', '../de'])('is not known for "%s"', (tag) =>
    expect(languageNamed(tag, 'en')).toBeNull(),
  );
});
