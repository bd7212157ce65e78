import { SiblingLanguages } from './sibling-languages.js';
import { templateOf } from './path-template.js';

/** What each path says, with its template. */
function languagesOf(...paths: string[]): (string | null)[][] {
  const siblings = new SiblingLanguages(paths);
  return paths.map((path) => {
    const found = siblings.of(path);
    return found ? [templateOf(path, found.places), found.code, found.tag] : [null];
  });
}

describe('the language of a path', () => {
  it.each([
    ['res/values-pt-rBR/strings.xml', 'res/values-{language}/strings.xml', 'pt-rBR', 'pt-BR'],
    ['res/values-b+sr+Latn/strings.xml', 'res/values-{language}/strings.xml', 'b+sr+Latn', 'sr-Latn'],
    ['res/values-iw/strings.xml', 'res/values-{language}/strings.xml', 'iw', 'he'],
    ['res/values-fr-v21/strings.xml', 'res/values-{language}-v21/strings.xml', 'fr', 'fr'],
    ['App/fr.lproj/Localizable.strings', 'App/{language}.lproj/Localizable.strings', 'fr', 'fr'],
    ['App/Base.lproj/Main.strings', 'App/{language}.lproj/Main.strings', 'Base', null],
    ['app/locale/fr/LC_MESSAGES/django.po', 'app/locale/{language}/LC_MESSAGES/django.po', 'fr', 'fr'],
    ['lib/l10n/app_fr.arb', 'lib/l10n/app_{language}.arb', 'fr', 'fr'],
    ['src/messages_pt_BR.properties', 'src/messages_{language}.properties', 'pt_BR', 'pt-BR'],
    ['Strings/Resources.pt-BR.resx', 'Strings/Resources.{language}.resx', 'pt-BR', 'pt-BR'],
    ['config/locales/fr.yml', 'config/locales/{language}.yml', 'fr', 'fr'],
    ['config/locales/devise.fr.yml', 'config/locales/devise.{language}.yml', 'fr', 'fr'],
    ['config/locales/models/user/fr.yml', 'config/locales/models/user/{language}.yml', 'fr', 'fr'],
    ['_locales/pt_BR/messages.json', '_locales/{language}/messages.json', 'pt_BR', 'pt-BR'],
    ['locales/common.fr.json', 'locales/common.{language}.json', 'fr', 'fr'],
    ['po/fr.po', 'po/{language}.po', 'fr', 'fr'],
    ['po/sr@latin.po', 'po/{language}.po', 'sr@latin', 'sr-Latn'],
    ['translations/messages.fr.xlf', 'translations/messages.{language}.xlf', 'fr', 'fr'],
    ['locales/fr/devise.fr.yml', 'locales/{language}/devise.{language}.yml', 'fr', 'fr'],
    ['zh_Hans.json', '{language}.json', 'zh_Hans', 'zh-Hans'],
  ])('%s', (path, ...expected) => expect(languagesOf(path)).toEqual([expected]));

  it.each([
    'res/values/strings.xml',
    'res/values-night/strings.xml',
    'src/it/common.json',
    'locales/app.json',
    'src/id/my.json',
    'api/is.json',
    'src/data/countries/fr/list.json',
    'config/locales/devise.yml',
    'data.min.json',
    'application-it.properties',
  ])('%s names none', (path) => expect(languagesOf(path)).toEqual([[null]]));

  it('is a word only where others are languages', () =>
    expect(
      languagesOf('src/it/common.json', 'src/fr/common.json', 'src/it/other.json', 'lib/it/a.json'),
    ).toEqual([
      ['src/{language}/common.json', 'it', 'it'],
      ['src/{language}/common.json', 'fr', 'fr'],
      ['src/{language}/other.json', 'it', 'it'],
      [null],
    ]));

  it('is no word of a name, because its folder has the same code', () =>
    expect(
      languagesOf('is/what-is-new.ftl', 'fr/what-is-new.ftl', 'is/menu.is.ftl', 'fr/menu.fr.ftl'),
    ).toEqual([
      ['{language}/what-is-new.ftl', 'is', 'is'],
      ['{language}/what-is-new.ftl', 'fr', 'fr'],
      ['{language}/menu.{language}.ftl', 'is', 'is'],
      ['{language}/menu.{language}.ftl', 'fr', 'fr'],
    ]));

  it('may be alone where files hold nothing but texts, or where the base document is', () =>
    expect(
      languagesOf('Form.fr.resx', 'a/errors_fr.properties', 'a/errors.properties', 'a/x_fr.json'),
    ).toEqual([
      ['Form.{language}.resx', 'fr', 'fr'],
      ['a/errors_{language}.properties', 'fr', 'fr'],
      [null],
      [null],
    ]));

  it('is unknown beside several that are known', () =>
    expect(languagesOf('l/cz/a.json', 'l/fr/a.json', 'l/de/a.json', 'l/app/a.json')).toEqual([
      ['l/{language}/a.json', 'cz', null],
      ['l/{language}/a.json', 'fr', 'fr'],
      ['l/{language}/a.json', 'de', 'de'],
      [null],
    ]));

  it('is unknown with a script, or as wikis spell it', () =>
    expect(
      languagesOf('l/skr-arab.json', 'l/map-bms.json', 'l/fr.json', 'l/de.json', 'l/app-menu.json'),
    ).toEqual([
      ['l/{language}.json', 'skr-arab', null],
      ['l/{language}.json', 'map-bms', null],
      ['l/{language}.json', 'fr', 'fr'],
      ['l/{language}.json', 'de', 'de'],
      [null],
    ]));

  it('is that of the folder before that of the name', () =>
    expect(languagesOf('l/en/de.json', 'l/fr/de.json', 'l/en/pt.json', 'l/fr/pt.json')).toEqual([
      ['l/{language}/de.json', 'en', 'en'],
      ['l/{language}/de.json', 'fr', 'fr'],
      ['l/{language}/pt.json', 'en', 'en'],
      ['l/{language}/pt.json', 'fr', 'fr'],
    ]));

  it('is what the document says, where its path can mean that', () => {
    const siblings = new SiblingLanguages(['src/it/no.po']);
    expect(siblings.of('src/it/no.po', 'no')).toMatchObject({ code: 'no', from: 'name' });
    expect(siblings.of('src/it/no.po')).toBeNull();
  });
});
