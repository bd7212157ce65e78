import { readFiles } from '../index.js';
import { keepText, projectOfReading } from '../profile/testing-profile.js';
import { writeCatalogue } from './testing-xcstrings.js';

describe('a catalogue that somebody has written by hand', () => {
  it.each([
    ['without white space', '"a":{"comment":"c"},"b":{},"c":{"localizations":{}}'],
    [
      'with a plural that the source language has no text of',
      '"a":{"localizations":{"fr":{"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}',
    ],
    [
      'with forms of no language',
      '"a":{"localizations":{"fr":{"variations":{"plural":{"most":{"stringUnit":{"value":"x"}}}}}}}',
    ],
    [
      'with a language twice',
      '"a":{"localizations":{"fr":{"stringUnit":{"value":"x"}},"fr":{"stringUnit":{"value":"y"}}}}',
    ],
    ['with variations of an unknown kind', '"a":{"localizations":{"fr":{"variations":{"width":{"20":{}}}}}}'],
    ['with localizations that are none', '"a":{"localizations":[1]},"b":null,"c":1'],
    ['out of order', '"z":{},"a":{},"m":{},"b":{}'],
    ['with a name twice', '"a":{},"a":{"localizations":{"en":{"stringUnit":{"value":"x"}}}}'],
  ])('comes back to the byte: %s', (_, strings) => {
    const source = `{"sourceLanguage":"en","strings":{${strings}},"version":"1.0"}`;
    for (const pluralMode of ['cldr', 'strict'] as const) {
      const read = readFiles([{ name: 'a.xcstrings', bytes: new TextEncoder().encode(source) }], {
        keep: true,
        pluralMode,
      });
      expect(read.error).toBeNull();
      expect(writeCatalogue(read, projectOfReading(read), { pluralMode })).toBe(source);
    }
  });

  it.each(['[]', '{}', '{"sourceLanguage":"en"}', '{"sourceLanguage":1,"strings":{}}', '{"strings":{}}'])(
    'is refused where it is none: %s',
    (source) => {
      expect(keepText('a.xcstrings', source).error?.reason).toBe('imports.json_expected_content');
    },
  );

  it('is refused with more languages than a file may have', () => {
    const units = Array.from({ length: 100 }, (__, at) => `"l${at}":{"stringUnit":{"value":"x"}}`);
    const source = `{"sourceLanguage":"en",\n"strings":{"a":{"localizations":{${units.join(',')}}}}}`;
    expect(keepText('a.xcstrings', source).error).toMatchObject({ line: 2, found: 'l99' });
  });
});
