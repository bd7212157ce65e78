import { saidLanguages } from './said-language.js';

it.each([
  ['arb', '{"@@locale": "pt_BR"}', 'pt_BR', null],
  ['po', 'msgid ""\nmsgstr ""\n"Language: sr@latin\\n"\n', 'sr@latin', null],
  ['po', 'msgid ""\nmsgstr ""\n"Language: \\n"\n', null, null],
  ['xliff', '<file source-language="en" target-language="fr">', 'fr', 'en'],
  ['xliff', '<xliff srcLang="en-US" trgLang="de">', 'de', 'en-US'],
  ['xliff', '<file source-language="en">', null, 'en'],
  ['yaml', '# Texts\n---\n"no":\n  a: A\n', 'no', null],
  ['yaml', 'title: A\n', null, null],
  ['yaml', 'fr: Français\n', null, null],
  ['xcstrings', '{"sourceLanguage" : "de", "strings": {}}', null, 'de'],
  ['json', '{"fr": "Français"}', null, null],
])('a document of %s, %p, says %p, translated from %p', (format, head, language, source) =>
  expect(saidLanguages(format, head)).toEqual({ language, source }),
);
