import { newPaths } from './new-paths.js';
import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';
import type { UnplacedTexts } from './write-repository.js';

const COMMON = 'locales/{language}/common.json';
const ERRORS = 'locales/{language}/errors.json';
const NAMESPACES = {
  'locales/en/common.json': {
    file: COMMON,
    language: 'en',
    text: '{\n  "title": "Home",\n  "ok": "OK"\n}\n',
  },
  'locales/en/errors.json': { file: ERRORS, language: 'en', text: '{"title":"Error","none":"None"}' },
  'locales/pt_BR/common.json': { file: COMMON, language: 'pt-BR', text: '{ "title": "Início" }' },
  'locales/pt_BR/errors.json': {
    file: ERRORS,
    language: 'pt-BR',
    text: '{"none":"Nenhum","title":"Erro"}\r\n',
  },
};

const DJANGO = 'locale/{language}/LC_MESSAGES/django.po';
const po = (language: string, ...entries: [string, string][]): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n` +
  entries.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n');

const STRINGS = 'app/src/main/res/values{-language}/strings.xml';
const PLURALS = 'library/src/main/res/values{-language}/strings.xml';
const xml = (...entries: string[]): string => `<resources>\n    ${entries.join('\n    ')}\n</resources>\n`;
const count = (name: string, ...forms: [string, string][]): string =>
  `<plurals name="${name}">${forms.map(([form, text]) => `<item quantity="${form}">${text}</item>`).join('')}</plurals>`;

const REPOSITORIES: Record<string, Record<string, TestDocument>> = {
  'namespaces of i18next': NAMESPACES,
  'apps of Django': {
    'locale/fr/LC_MESSAGES/django.po': {
      file: DJANGO,
      language: 'fr',
      text: po('fr', ['Save', 'Enregistrer']),
    },
    'locale/de/LC_MESSAGES/django.po': { file: DJANGO, language: 'de', text: po('de', ['Save', '']) },
    'shop/locale/fr/LC_MESSAGES/django.po': {
      file: `shop/${DJANGO}`,
      language: 'fr',
      text: po('fr', ['Save', 'Économiser'], ['Cart', 'Panier']),
    },
  },
  'modules of Android': {
    'app/src/main/res/values/strings.xml': {
      file: STRINGS,
      language: 'en',
      text: xml(
        '<string name="app_name">App</string>',
        count('files', ['one', '%d file'], ['other', '%d files']),
      ),
    },
    'app/src/main/res/values-pt-rBR/strings.xml': {
      file: STRINGS,
      language: 'pt-BR',
      text: xml('<string name="app_name">Aplicativo</string>'),
    },
    'library/src/main/res/values/strings.xml': {
      file: PLURALS,
      language: 'en',
      text: xml('<string name="app_name">Library</string>', '<string name="files">Files</string>'),
    },
  },
  'tables and files of one language': {
    'App/fr.lproj/Main.strings': {
      file: 'App/{language}.lproj/Main.strings',
      language: 'fr',
      text: '/* Title */\n"title" = "Accueil";\n',
    },
    'App/en.lproj/Main.strings': {
      file: 'App/{language}.lproj/Main.strings',
      language: 'en',
      text: '/* Title */\n"title" = "Home";\n',
    },
    'Kit/Localizable.xcstrings': {
      file: 'Kit/Localizable.xcstrings',
      language: null,
      text:
        '{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "title" : {\n      "localizations" : {\n        "fr" : {\n' +
        '          "stringUnit" : {\n            "state" : "translated",\n            "value" : "Titre"\n          }\n        }\n' +
        '      }\n    }\n  },\n  "version" : "1.0"\n}',
    },
  },
  'resources of .NET and Java': {
    'src/Messages.properties': {
      file: 'src/Messages{_language}.properties',
      language: 'en',
      text: '# Pages\ntitle = Home\nerror : \\u00C9t\n',
    },
    'src/Messages_pt_BR.properties': {
      file: 'src/Messages{_language}.properties',
      language: 'pt-BR',
      text: 'title=In\\u00EDcio\n',
    },
    'src/Errors_pt_BR.properties': {
      file: 'src/Errors{_language}.properties',
      language: 'pt-BR',
      text: 'title=Erro\n',
    },
  },
  'XLIFF documents of Symfony': Object.fromEntries(
    (['messages', 'security'] as const).flatMap((name) =>
      (['fr', 'de'] as const).map((language): [string, TestDocument] => [
        `translations/${name}.${language}.xlf`,
        {
          file: `translations/${name}.{language}.xlf`,
          language,
          text:
            '<?xml version="1.0" encoding="utf-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n' +
            `  <file source-language="en" target-language="${language}" datatype="plaintext" original="file.ext">\n    <body>\n` +
            `      <trans-unit id="1">\n        <source>Save</source>\n        <target>${name} ${language}</target>\n      </trans-unit>\n` +
            (language === 'de'
              ? '      <trans-unit id="2">\n        <source>Only</source>\n        <target>Nur</target>\n      </trans-unit>\n'
              : '') +
            '    </body>\n  </file>\n</xliff>\n',
        },
      ]),
    ),
  ),
  'a key that is a plural in one language, and text in another': {
    'config/locales/en.yml': {
      file: 'config/locales/{language}.yml',
      language: 'en',
      text: 'en:\n  files: "Files"\n',
    },
    'config/locales/az.yml': {
      file: 'config/locales/{language}.yml',
      language: 'az',
      text: 'az:\n  files:\n    one: "%{count} fayl"\n    other: "%{count} fayl"\n',
    },
  },
};

describe.each(['strict', 'cldr'] as const)('a repository in %s mode', (mode) => {
  it.each(Object.entries(REPOSITORIES))('comes back as it was: %s', (_, documents) => {
    const texts = Object.fromEntries(Object.entries(documents).map(([path, { text }]) => [path, text]));
    expect(new TestRepository(documents, mode).written()).toEqual(texts);
  });

  it.each(Object.entries(REPOSITORIES))('comes back whatever came first: %s', (_, documents) => {
    const texts = Object.fromEntries(Object.entries(documents).map(([path, { text }]) => [path, text]));
    const reversed = Object.fromEntries(Object.entries(documents).reverse());
    expect(new TestRepository(reversed, mode).written()).toEqual(texts);
  });

  it.each(Object.entries(REPOSITORIES))('comes back from one act: %s', (_, documents) => {
    const texts = Object.fromEntries(Object.entries(documents).map(([path, { text }]) => [path, text]));
    const repository = new TestRepository({}, mode);
    repository.addTogether(documents, 'en');
    expect(repository.written()).toEqual(texts);
  });

  it.each(Object.entries(REPOSITORIES))('is known when it is pulled again: %s', (_, documents) => {
    const repository = new TestRepository({}, mode);
    repository.addTogether(documents, 'en');
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });
});

describe('pairs that are translated from other texts', () => {
  const file = 'translations/app.{language}.xlf';
  const pair = (language: string, source: string, target: string, from = 'en'): TestDocument => ({
    file,
    language,
    text:
      '<?xml version="1.0" encoding="utf-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n' +
      `  <file source-language="${from}" target-language="${language}" datatype="plaintext" original="a">\n    <body>\n` +
      `      <trans-unit id="1" resname="title">\n        <source>${source}</source>\n        <target>${target}</target>\n` +
      '      </trans-unit>\n    </body>\n  </file>\n</xliff>\n',
  });
  const documents = {
    'translations/app.en.xlf': pair('en', 'app.title', 'Welcome'),
    'translations/app.fr.xlf': pair('fr', 'app.title', 'Bienvenue'),
    'translations/app.it.xlf': pair('it', 'Good day', 'Benvenuto'),
    'translations/app.de-CH.xlf': pair('de-CH', 'Willkommen', 'Grüezi', 'de'),
  };
  const textsOf = (all: Record<string, TestDocument>): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([path, { text }]) => [path, text]));

  it('keep these', () => {
    const repository = new TestRepository({});
    repository.addTogether(documents, 'en');
    expect(repository.written()).toEqual(textsOf(documents));
  });

  it('keep these where a translation changes', () => {
    const repository = new TestRepository({});
    repository.addTogether(documents, 'en');
    repository.project.write('it', 'title', null, 'Ciao');
    expect(repository.written()).toEqual({
      ...textsOf(documents),
      'translations/app.it.xlf': pair('it', 'Good day', 'Ciao').text,
    });
  });
});

describe('an edited repository', () => {
  it('differs in what was edited', () => {
    const repository = new TestRepository(NAMESPACES);
    repository.project.write('pt-BR', 'none', null, 'Nada');
    expect(repository.written()).toEqual({
      ...Object.fromEntries(Object.entries(NAMESPACES).map(([path, { text }]) => [path, text])),
      'locales/pt_BR/errors.json': '{"none":"Nada","title":"Erro"}\r\n',
    });
  });

  it('is known when it is pulled again, with new names', () => {
    const repository = new TestRepository({});
    repository.addTogether(NAMESPACES, 'en');
    repository.project.rename('ok', 'fine');
    repository.project.write('pt-BR', 'none', null, 'Nada');
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  describe('with a new language', () => {
    const repository = new TestRepository(NAMESPACES);
    repository.add({
      'zh.json': { file: ERRORS, language: 'zh-TW', text: '{"title":"錯誤"}' },
    });
    const details = repository.project.details();
    const id = details.languages.findIndex(({ tag }) => tag === 'zh-TW') + 1;
    /** The language has no document yet. */
    const profiles = new Map([...repository.project.profilesById()].filter(([owner]) => owner !== id));
    const pathOf = newPaths(details, profiles, 1);

    it('has a document of it in each file that it has texts of, with its code as the others are written', () =>
      expect(Object.keys(repository.written({ profiles, pathOf }))).toEqual([
        'locales/en/common.json',
        'locales/pt_BR/common.json',
        'locales/en/errors.json',
        'locales/pt_BR/errors.json',
        'locales/zh_TW/errors.json',
      ]));

    it('has no empty texts in it, which would hide those of another language', () =>
      expect(repository.written({ profiles, pathOf })['locales/zh_TW/errors.json']).toBe('{"title":"錯誤"}'));

    it('has none where no text is validated, and those are wanted', () =>
      expect(Object.keys(repository.written({ profiles, pathOf, validatedOnly: true }))).not.toContain(
        'locales/zh_TW/errors.json',
      ));

    it('has none where its file has no place for another language', () =>
      expect(Object.keys(repository.written({ profiles, pathOf: () => null }))).toHaveLength(4));

    it('tells the texts that have no place', () => {
      const unplaced: UnplacedTexts[] = [];
      const onUnplaced = (texts: UnplacedTexts): unknown => unplaced.push(texts);
      repository.written({ profiles, pathOf: () => null, onUnplaced });
      expect(unplaced).toEqual([{ languageId: id, file: ERRORS, keys: ['title'] }]);
      repository.written({ profiles, pathOf, onUnplaced });
      expect(unplaced).toHaveLength(1);
    });
  });
});
