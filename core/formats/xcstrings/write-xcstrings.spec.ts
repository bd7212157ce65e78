import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { validate } from './testing-xcstrings.js';

const value = (languageId: number, name: string, form: 'one' | 'other' | null = null) => ({
  name,
  quantityString: form,
  status: 'modified' as const,
  languageId,
});

const PROJECT: ExportProject = {
  languages: [
    { id: 7, name: 'Français', tag: 'fr' },
    { id: 8, name: 'English', tag: 'en-GB' },
  ],
  groups: [
    {
      name: 'login',
      keys: [
        {
          name: 'title',
          isPlural: false,
          values: [value(7, 'Connexion'), value(8, '')],
          description: 'A "title"',
        },
        {
          name: 'tries',
          isPlural: true,
          values: [
            value(7, '%d essai', 'one'),
            value(7, '%d essais', 'other'),
            value(8, '%d tries', 'other'),
          ],
        },
      ],
    },
    { name: 'common', keys: [{ name: 'OK', isPlural: false, values: [value(7, ''), value(8, 'OK')] }] },
  ],
};

const write = (project: ExportProject, languageIds = [7, 8]) =>
  writeProject(project, {
    platform: 'xcstrings',
    languageIds,
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
  });

describe('a new string catalogue', () => {
  it('is one file with all languages, as Xcode writes it', () => {
    const [file, ...others] = write(PROJECT);
    expect(others).toEqual([]);
    expect(file?.path).toBe('Localizable.xcstrings');
    expect(validate(file?.text ?? '')).toEqual([]);
    expect(file?.text).toBe(`{
  "sourceLanguage" : "fr",
  "strings" : {
    "login_title" : {
      "comment" : "A \\"title\\"",
      "extractionState" : "manual",
      "localizations" : {
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Connexion"
          }
        }
      }
    },
    "login_tries" : {
      "extractionState" : "manual",
      "localizations" : {
        "en-GB" : {
          "variations" : {
            "plural" : {
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%d tries"
                }
              }
            }
          }
        },
        "fr" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%d essai"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%d essais"
                }
              }
            }
          }
        }
      }
    },
    "OK" : {
      "extractionState" : "manual",
      "localizations" : {
        "en-GB" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "OK"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "new",
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}`);
  });

  it('is empty where the project is', () => {
    expect(write({ ...PROJECT, groups: [] })[0]?.text).toBe(
      '{\n  "sourceLanguage" : "fr",\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}',
    );
  });

  it('has the first language that is exported as its source where that of the project is not', () => {
    expect(JSON.parse(write(PROJECT, [8])[0]?.text ?? '')).toMatchObject({ sourceLanguage: 'en-GB' });
  });
});
