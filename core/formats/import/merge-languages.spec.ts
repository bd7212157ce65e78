import { runSteps } from '../../steps.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { CatalogueGroup, CatalogueKey } from '../model/catalogue.js';
import { placeOfKey } from '../model/group-place.js';
import { differingKinds } from './differing-kinds.js';
import { planImport } from './import-plan.js';
import { mergeLanguages } from './merge-languages.js';

const key = (name: string, text: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text }],
});

const plural = (name: string, ...forms: PluralForm[]): CatalogueKey => ({
  name,
  isPlural: true,
  values: forms.map((quantityString) => ({ name: quantityString, quantityString })),
});

const home = (...keys: CatalogueKey[]): CatalogueGroup[] => [{ name: 'home', keys }];

const merged = (
  byName: Record<string, CatalogueGroup[]>,
  mode: PluralMode = 'strict',
  known = new Map<string, boolean>(),
) => {
  const languages = Object.entries(byName).map(([languageName, groups]) => ({ languageName, groups }));
  const { groups, ...rest } = runSteps(mergeLanguages(languages, mode, known));
  const keys = groups.flatMap((group) =>
    group.keys.map(({ name, values }): [string, string[]] => [
      `${group.name}.${name}`,
      values.map((value) => `${value.languageName}: ${value.name}`),
    ]),
  );
  return { keys: Object.fromEntries(keys), ...rest };
};

describe('the catalogues of several languages as one', () => {
  it('hold each key once, with the values of all languages', () => {
    const { keys, warnings } = merged({
      en: home(key('title', 'Title'), key('text', 'Text')),
      fr: [
        ...home(key('fresh', 'Neuf'), key('title', 'Titre')),
        { name: 'menu', keys: [key('title', 'Menu')] },
      ],
    });
    expect(keys).toEqual({
      'home.title': ['en: Title', 'fr: Titre'],
      'home.text': ['en: Text'],
      'home.fresh': ['fr: Neuf'],
      'menu.title': ['fr: Menu'],
    });
    expect(Object.keys(keys)).toEqual(['home.title', 'home.text', 'home.fresh', 'menu.title']);
    expect(warnings).toEqual([]);
  });

  it('keep statuses, and the first description of a key', () => {
    const reviewed: CatalogueKey = {
      ...key('title', 'Titre'),
      description: 'Second',
      values: [{ name: 'Titre', status: 'validated' }],
    };
    const languages = [
      { languageName: 'en', groups: home(key('title', 'Title')) },
      { languageName: 'fr', groups: home(reviewed) },
      { languageName: 'de', groups: home({ ...key('title', 'Titel'), description: 'Third' }) },
    ];
    expect(runSteps(mergeLanguages(languages, 'strict')).groups).toEqual([
      {
        name: 'home',
        keys: [
          {
            name: 'title',
            isPlural: false,
            description: 'Second',
            values: [
              { name: 'Title', languageName: 'en' },
              { name: 'Titre', languageName: 'fr', status: 'validated' },
              { name: 'Titel', languageName: 'de' },
            ],
          },
        ],
      },
    ]);
  });

  it('take a plain text as the form other of a plural of an earlier language', () => {
    expect(
      merged({ en: home(plural('files', 'zero', 'one', 'other')), fr: home(key('files', 'Fichiers')) }),
    ).toEqual({
      keys: { 'home.files': ['en: zero', 'en: one', 'en: other', 'fr: Fichiers'] },
      warnings: [],
      mismatched: 0,
    });
  });

  it('leave out a plural in a later language than a plain text', () => {
    expect(
      merged({ en: home(key('files', 'Files')), fr: home(plural('files', 'zero', 'one', 'other')) }),
    ).toEqual({
      keys: { 'home.files': ['en: Files'] },
      warnings: [{ reason: 'imports.key_type_mismatch', color: 'red', key: 'files', language: 'fr' }],
      mismatched: 1,
    });
  });

  it('have the kind that a key has in the project, whatever the first language says', () => {
    const known = new Map([[placeOfKey({ name: 'home' }, 'files'), false]]);
    const es = home(plural('files', 'zero', 'one', 'other'));
    expect(merged({ es, fr: home(key('files', 'Fichiers')) }, 'strict', known)).toEqual({
      keys: { 'home.files': ['fr: Fichiers'] },
      warnings: [{ reason: 'imports.key_type_mismatch', color: 'red', key: 'files', language: 'es' }],
      mismatched: 1,
    });
  });

  it('keep a plain text plain where no file has the plural of the project', () => {
    const known = new Map([[placeOfKey({ name: 'home' }, 'files'), true]]);
    const fr = home(key('files', 'Fichiers'));
    const kinds = (es: CatalogueGroup[]) => {
      const languages = [
        { languageName: 'es', groups: es },
        { languageName: 'fr', groups: fr },
      ];
      const { groups } = runSteps(mergeLanguages(languages, 'strict', known));
      return groups.flatMap(({ keys }) => keys.map(({ isPlural, values }) => ({ isPlural, values })));
    };
    const plain = [
      { isPlural: false, values: [{ name: 'Fichiers', languageName: 'fr', quantityString: null }] },
    ];
    expect(kinds([])).toEqual(plain);
    // Two forms are left out.
    expect(kinds(home(plural('files', 'one', 'other')))).toEqual(plain);
    expect(kinds(home(plural('files', 'zero', 'one', 'other')))).toMatchObject([{ isPlural: true }]);
  });

  it('tell which names are of two kinds', () => {
    const languages = [
      { languageName: 'es', groups: home(plural('files', 'one', 'other'), key('title', 'Título')) },
      { languageName: 'fr', groups: home(key('files', 'Fichiers'), key('title', 'Titre')) },
    ];
    expect([...runSteps(differingKinds(languages))]).toEqual(['files']);
  });

  it('leave out a plural with two forms in one language only', () => {
    const files = {
      en: home(plural('files', 'one', 'other')),
      fr: home(plural('files', 'zero', 'one', 'other')),
    };
    expect(merged(files)).toEqual({
      keys: { 'home.files': ['fr: zero', 'fr: one', 'fr: other'] },
      warnings: [{ reason: 'imports.quantity_not_found_json', color: 'red', key: 'files', language: 'en' }],
      mismatched: 0,
    });
    expect(merged(files, 'cldr').keys['home.files']).toHaveLength(5);
  });

  it('leave it to the import to report a key without values in any language', () => {
    expect(merged({ en: home(plural('files', 'one', 'other')) })).toEqual({
      keys: { 'home.files': [] },
      warnings: [],
      mismatched: 0,
    });
  });
});

describe('several languages at once', () => {
  const [EN, FR, DE] = [1, 2, 3] as const;
  const languages = [
    { id: EN, name: 'English' },
    { id: FR, name: 'French' },
    { id: DE, name: 'German' },
  ];
  const inGerman = (name: string, languageName: string) => ({ name, languageName, quantityString: null });

  it('gives every new one empty values for keys that the files lack in it', () => {
    const existing = {
      languages,
      groups: [{ id: 7, name: 'home' }],
      keys: [{ id: 70, groupId: 7, name: 'title', isPlural: false }],
      values: [{ id: 700, keyId: 70, languageId: EN, quantityString: null, name: 'Title', version: 1 }],
    };
    const file = [
      { name: 'home', keys: [{ name: 'title', isPlural: false, values: [inGerman('Titel', 'German')] }] },
    ];
    const target = { languageId: EN, languageIds: [EN, FR, DE], replaceExistingKeys: false };
    const { values, warnings } = planImport(existing, file, target);
    expect(values).toEqual([
      { key: { id: 70 }, languageId: DE, quantityString: null, name: 'Titel', status: 'modified' },
      { key: { id: 70 }, languageId: FR, quantityString: null, name: '', status: 'modified' },
    ]);
    expect(warnings).toEqual([
      { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'French' },
    ]);
  });
});

it('keeps the groups of two files apart', () => {
  const of = (file: string, text: string): CatalogueGroup => ({
    name: 'home',
    file,
    keys: [key('title', text)],
  });
  const languages = [
    { languageName: 'en', groups: [of('common.json', 'Home'), of('errors.json', 'Error')] },
    { languageName: 'fr', groups: [of('errors.json', 'Erreur')] },
  ];
  const { groups } = runSteps(mergeLanguages(languages, 'strict'));
  expect(groups).toEqual(
    [of('common.json', 'Home'), { ...of('errors.json', 'Error') }].map(({ keys, ...group }, index) => ({
      ...group,
      keys: [
        {
          ...keys[0],
          values: [
            { name: keys[0]?.values[0]?.name, languageName: 'en' },
            ...(index === 1 ? [{ name: 'Erreur', languageName: 'fr' }] : []),
          ],
        },
      ],
    })),
  );
});
