import { strToU8 } from 'fflate';

import { platformOf } from '../index.js';
import { ImportedProject } from './testing-imports.js';

const SUBSTITUTIONS = `{
  "sourceLanguage" : "en",
  "strings" : {
    "guests" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%#@guests@ in %#@rooms@"
          },
          "substitutions" : {
            "guests" : {
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg guest"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg guests"
                    }
                  }
                }
              }
            },
            "rooms" : {
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg rooms"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}`;

/** Files with a key that has no name of its own, a text of it, and that text with an edit. */
const FILES = [
  ['Localizable.xcstrings', SUBSTITUTIONS, 'guests_guests', '%arg guest"', '%arg visitor"', 'one'],
  [
    'strings.xml',
    '<resources>\n    <string-array name="days">\n        <item>Mon</item>\n        <item>Tue</item>\n    </string-array>\n</resources>\n',
    'days_0',
    'Mon',
    'Monday',
    null,
  ],
  ['en.json', '{ "page": { "days": ["Mon", "Tue"] } }\n', 'days_0', 'Mon', 'Monday', null],
  ['en.yml', 'en:\n  page:\n    days:\n      - Mon\n      - Tue\n', 'days_0', 'Mon', 'Monday', null],
] as const;

describe('a key that is called after what holds it', () => {
  it.each(FILES)('keeps its place with another name: %s', (name, text, key, from, to, form) => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name, bytes: strToU8(text) }]);
    project.rename(key, 'renamed');
    const written = (): string => project.files(platformOf(name) ?? 'web')[0]?.text ?? '';
    expect(written()).toBe(text);
    project.write('en', 'renamed', form, to.replace('"', ''));
    expect(written()).toBe(text.replace(from, to));
  });

  it('keeps its place where what holds it has another name', () => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name: 'Localizable.xcstrings', bytes: strToU8(SUBSTITUTIONS) }]);
    project.rename('guests', 'visitors');
    expect(project.files('xcstrings')[0]?.text).toBe(SUBSTITUTIONS.replace('"guests" : {', '"visitors" : {'));
  });
});
