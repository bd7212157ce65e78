import type { TestDocument } from './testing-repository.js';

/** The messages of a document: singular and plural by their names. `msgid | msgid_plural` is a plural. */
type Messages = Readonly<Record<string, string | readonly string[]>>;

const PLURAL_FORMS: Readonly<Record<string, string>> = {
  de: 'nplurals=2; plural=(n != 1);',
  ja: 'nplurals=1; plural=0;',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
};

const header = (language: string): string =>
  [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    `"Plural-Forms: ${PLURAL_FORMS[language] ?? ''}\\n"`,
    '',
  ].join('\n');

function entry([names, text]: [string, string | readonly string[]]): string {
  const [id = '', plural] = names.split(' | ');
  const texts =
    typeof text === 'string'
      ? [`msgstr "${text}"`]
      : [`msgid_plural "${plural ?? id}"`, ...text.map((one, at) => `msgstr[${at}] "${one}"`)];
  return [`\nmsgid "${id}"`, ...texts, ''].join('\n');
}

/** A document of gettext, as `docs/locale/de/LC_MESSAGES/index.po`: for tests. */
export const poSource = (language: string, messages: Messages): string =>
  [header(language), ...Object.entries(messages).map(entry)].join('');

/** A file of gettext in all its languages, by their tags. */
export const poDocuments = (
  name: string,
  languages: Readonly<Record<string, Messages>>,
): Record<string, TestDocument> =>
  Object.fromEntries(
    Object.entries(languages).map(([language, messages]) => [
      `locale/${language}/LC_MESSAGES/${name}.po`,
      {
        file: `locale/{language}/LC_MESSAGES/${name}.po`,
        language,
        text: poSource(language, messages),
      },
    ]),
  );
