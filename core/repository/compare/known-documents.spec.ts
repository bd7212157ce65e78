import { strToU8 } from 'fflate';

import '../../formats/all-codecs.js';
import { readDocument } from '../content/read-document.js';
import { knownDocuments } from './known-documents.js';
import { matchDocuments } from './match-documents.js';

const xliff = (target: string | null): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en" datatype="plaintext" original="ng2.template"${target === null ? '' : ` target-language="${target}"`}>
    <body>
      <trans-unit id="1"><source>Trains</source>${target === null ? '' : '<target>Züge</target>'}</trans-unit>
    </body>
  </file>
</xliff>
`;

const catalogue = JSON.stringify({
  sourceLanguage: 'en',
  strings: { title: { localizations: { de: { stringUnit: { state: 'translated', value: 'Züge' } } } } },
  version: '1.0',
});

/** The documents of a project that was imported from one. */
function knownOf(path: string, file: string, language: string | null, content: string) {
  const bytes = strToU8(content);
  const { profile } = readDocument({ path, file, language, bytes }, { pluralMode: 'cldr' });
  return knownDocuments([{ profile, tag: language ?? 'en' }]);
}

describe('a document of a project', () => {
  it('is in one language, also where it has the texts it is translated from', () => {
    const german = knownOf(
      'i18n/de/messages.de.xlf',
      'i18n/{language}/messages.{language}.xlf',
      'de',
      xliff('de'),
    );
    const english = knownOf('i18n/messages.xlf', 'i18n/messages.xlf', 'en', xliff(null));
    expect([...german, ...english].map(({ tag }) => tag)).toEqual(['de', 'en']);
  });

  it('is in none where it holds all languages', () => {
    const path = 'App/Localizable.xcstrings';
    expect(knownOf(path, path, null, catalogue)).toMatchObject([{ tag: null }]);
  });

  it('is recognised at another path, in its language', () => {
    const [known] = knownOf('i18n/messages.xlf', 'i18n/messages.xlf', 'en', xliff(null));
    const sha256 = 'the same bytes';
    const now = { path: 'src/messages.xlf', file: 'src/messages.xlf', tag: 'en', sha256 };
    const before = known ? [{ ...known, sha256 }] : [];
    expect(matchDocuments(before, [now]).renames).toMatchObject([
      { from: 'i18n/messages.xlf', to: 'src/messages.xlf', share: 1 },
    ]);
  });
});
