import { languageNames, languageTag } from './language-code.js';

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
  ])('knows "%s" as %s', (name, tag) => expect(languageTag(name)).toBe(tag));

  it.each(['', 'Klingonese', 'my language', 'fr-', 'constructor', '__proto__'])(
    'does not know "%s"',
    (name) => expect(languageTag(name)).toBeNull(),
  );
});

describe('the names a form suggests', () => {
  it.each([
    ['en', 'German'],
    ['fr', 'allemand'],
  ])('holds them in %s', (language, name) => {
    expect(languageNames(language)).toContain(name);
    expect(languageNames(language).length).toBeGreaterThanOrEqual(180);
  });

  it('repeats none', () => {
    const names = languageNames('fr');
    expect(new Set(names).size).toBe(names.length);
  });
});
