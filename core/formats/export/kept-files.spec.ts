import { readFiles, writeProject } from '../index.js';
import type { ImportProfile } from '../model/profile-types.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';

const profileOf = (name: string, text: string): ImportProfile =>
  readFiles([{ name, bytes: new TextEncoder().encode(text) }], { keep: true }).profile;

const [EN, FR] = [1, 2];

const PROJECT: ExportProject = {
  languages: [
    { id: EN, name: 'en' },
    { id: FR, name: 'fr' },
  ],
  groups: [
    {
      name: 'common',
      keys: [
        {
          name: 'hello',
          isPlural: false,
          values: [EN, FR].map((languageId) => ({
            name: languageId === EN ? 'Hi' : 'Salut',
            quantityString: null,
            status: 'modified',
            languageId,
          })),
        },
      ],
    },
  ],
};

const XML = '<resources>\n  <!-- Every page. -->\n  <string name="hello">Hi</string>\n</resources>';

const written = (options: Partial<WriteOptions>): Record<string, string> =>
  Object.fromEntries(
    writeProject(PROJECT, {
      platform: 'web',
      languageIds: [EN, FR],
      prefix: false,
      validatedOnly: false,
      ...options,
    }).map(({ path, text }) => [path, text]),
  );

describe('a language without files of its own', () => {
  it.each([
    ['en.json', { 'en.json': '{"hello":"Hi"}', 'fr.json': '{"hello":"Salut"}' }],
    ['texts.json', { 'en/texts.json': '{"hello":"Hi"}', 'fr/texts.json': '{"hello":"Salut"}' }],
  ])('is written like the first one that has some: %s', (name, expected) => {
    expect(written({ profiles: new Map([[EN, profileOf(name, '{"hello":"Hi"}')]]) })).toEqual(expected);
  });

  it('takes after a later language if the first one has none', () => {
    expect(written({ profiles: new Map([[FR, profileOf('fr.json', '{"hello":"Salut"}')]]) })).toEqual({
      'en.json': '{"hello":"Hi"}',
      'fr.json': '{"hello":"Salut"}',
    });
  });

  it('takes no files of another platform', () => {
    const profiles = new Map([[EN, profileOf('strings.xml', XML)]]);
    expect(Object.keys(written({ profiles, platform: 'ios' }))).toEqual([
      'en.lproj/Localizable.strings',
      'fr.lproj/Localizable.strings',
    ]);
  });
});

describe('the base language', () => {
  it.each([
    ['android', ['values/strings.xml', 'values-fr/strings.xml']],
    ['ios', ['Base.lproj/Localizable.strings', 'fr.lproj/Localizable.strings']],
    ['web', ['en.json', 'fr.json']],
  ] as const)('goes where apps fall back to: %s', (platform, paths) => {
    expect(Object.keys(written({ platform, baseLanguageId: EN }))).toEqual(paths);
  });

  it('goes there with the files that come back', () => {
    const profiles = new Map([[EN, profileOf('strings.xml', XML)]]);
    expect(written({ platform: 'android', baseLanguageId: EN, profiles })).toEqual({
      'values/strings.xml': XML,
      'values-fr/strings.xml': XML.replace('>Hi<', '>Salut<'),
    });
  });

  it('is none unless chosen', () => {
    expect(Object.keys(written({ platform: 'android' }))).toEqual([
      'values-en/strings.xml',
      'values-fr/strings.xml',
    ]);
  });
});
