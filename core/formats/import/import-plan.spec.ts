import type { CatalogueGroup, CatalogueKey } from '../model/catalogue.js';
import { planImport } from './import-plan.js';
import type { ExistingProject } from './import-plan-types.js';

const EN = 1;
const FR = 2;
const languages = [
  { id: EN, name: 'English' },
  { id: FR, name: 'French' },
];
const empty: ExistingProject = { languages, groups: [], keys: [], values: [] };

const singular = (name: string, text: string, languageName?: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, quantityString: null, ...(languageName === undefined ? {} : { languageName }) }],
});
const plural = (name: string, [zero, one, other]: [string, string, string]): CatalogueKey => ({
  name,
  isPlural: true,
  values: [
    { name: zero, quantityString: 'zero' },
    { name: one, quantityString: 'one' },
    { name: other, quantityString: 'other' },
  ],
});
const group = (name: string, ...keys: CatalogueKey[]): CatalogueGroup => ({ name, keys });

/** home.title and home.files (plural); the values of French, as loaded for an import into French. */
const project = (title: string, files: [string, string, string]): ExistingProject => ({
  languages,
  groups: [{ id: 7, name: 'home' }],
  keys: [
    { id: 70, groupId: 7, name: 'title', isPlural: false },
    { id: 71, groupId: 7, name: 'files', isPlural: true },
  ],
  values: [
    { id: 700, keyId: 70, languageId: FR, quantityString: null, name: title, version: 4 },
    ...(['zero', 'one', 'other'] as const).map((quantityString, index) => ({
      id: 710 + index,
      keyId: 71,
      languageId: FR,
      quantityString,
      name: files[index] ?? '',
      version: 1,
    })),
  ],
});
const intoFrench = (replaceExistingKeys: boolean) => ({ languageId: FR, replaceExistingKeys });

describe('an import into a new project', () => {
  const plan = planImport(
    empty,
    [group('home', singular('title', 'Home'), plural('files', ['0', '1', 'n']))],
    {
      languageId: EN,
      replaceExistingKeys: false,
    },
  );

  it('creates groups, keys and values, each naming its parent by position', () => {
    expect(plan.groups).toEqual([{ name: 'home' }]);
    expect(plan.keys).toEqual([
      { group: { created: 0 }, name: 'title', isPlural: false, description: '' },
      { group: { created: 0 }, name: 'files', isPlural: true, description: '' },
    ]);
    expect(plan.values.filter(({ languageId }) => languageId === EN)).toEqual([
      { key: { created: 0 }, languageId: EN, quantityString: null, name: 'Home', status: 'modified' },
      { key: { created: 1 }, languageId: EN, quantityString: 'zero', name: '0', status: 'modified' },
      { key: { created: 1 }, languageId: EN, quantityString: 'one', name: '1', status: 'modified' },
      { key: { created: 1 }, languageId: EN, quantityString: 'other', name: 'n', status: 'modified' },
    ]);
  });

  it('fills every other language with empty values and says so', () => {
    expect(plan.values.filter(({ languageId }) => languageId === FR)).toEqual([
      { key: { created: 0 }, languageId: FR, quantityString: null, name: '', status: 'modified' },
      { key: { created: 1 }, languageId: FR, quantityString: 'zero', name: '', status: 'modified' },
      { key: { created: 1 }, languageId: FR, quantityString: 'one', name: '', status: 'modified' },
      { key: { created: 1 }, languageId: FR, quantityString: 'other', name: '', status: 'modified' },
    ]);
    expect(plan.warnings).toEqual([
      { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'French' },
      { reason: 'imports.no_values_found', color: 'red', key: 'files', language: 'French' },
    ]);
    expect(plan.counts).toMatchObject({ existing: 0, created: 2, missing: 0 });
  });

  it('puts a value that names its language there', () => {
    const both = {
      ...singular('title', 'Home'),
      values: [...singular('title', 'Home').values, ...singular('', 'Accueil', 'FRENCH').values],
    };
    const { values, warnings } = planImport(empty, [group('home', both)], {
      languageId: EN,
      replaceExistingKeys: false,
    });
    expect(values.map(({ languageId, name }) => [languageId, name])).toEqual([
      [EN, 'Home'],
      [FR, 'Accueil'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('merges a group that comes twice and creates none without keys', () => {
    const { groups, keys } = planImport(
      empty,
      [group('a', singular('x', '1')), group('b'), group('a', singular('y', '2'))],
      intoFrench(false),
    );
    expect(groups).toEqual([{ name: 'a' }]);
    expect(keys.map(({ name, group: parent }) => [name, parent])).toEqual([
      ['x', { created: 0 }],
      ['y', { created: 0 }],
    ]);
  });

  it.each([
    ['no value', []],
    ['two values', plural('', ['0', '1', 'n']).values.slice(1)],
    [
      'two values in one of two languages',
      [
        ...plural('', ['0', '1', 'n']).values,
        { name: '1', quantityString: 'one' as const, languageName: 'French' },
        { name: 'n', quantityString: 'other' as const, languageName: 'French' },
      ],
    ],
  ])('leaves out a key with %s, and its group if nothing else is in it, and says so', (_, values) => {
    const plan = planImport(
      empty,
      [group('home', { name: 'files', isPlural: true, values }), group('menu', singular('title', 'Home'))],
      { languageId: EN, replaceExistingKeys: false },
    );
    expect(plan.groups).toEqual([{ name: 'menu' }]);
    expect(plan.keys.map(({ name }) => name)).toEqual(['title']);
    expect(plan.warnings[0]).toEqual({
      reason: 'imports.quantity_not_found_json',
      color: 'red',
      key: 'files',
    });
  });

  it('takes three values of which some name the target language', () => {
    const values = plural('', ['0', '1', 'n']).values.map((value, index) =>
      index === 0 ? value : { ...value, languageName: 'ENGLISH' },
    );
    const file = [group('home', { name: 'files', isPlural: true, values })];
    const { keys } = planImport(empty, file, { languageId: EN, replaceExistingKeys: false });
    expect(keys).toHaveLength(1);
  });

  it('takes names of Object.prototype for ordinary ones', () => {
    const { groups, keys } = planImport(
      empty,
      [group('__proto__', singular('constructor', 'x'))],
      intoFrench(false),
    );
    expect(groups).toEqual([{ name: '__proto__' }]);
    expect(keys).toHaveLength(1);
  });
});

describe('a text the project already has', () => {
  const file = [group('home', singular('title', 'Accueil'), plural('files', ['a', 'b', 'c']))];

  it('is kept when existing keys are not replaced, and empty ones are filled', () => {
    const plan = planImport(project('Maison', ['', 'un', '']), file, intoFrench(false));
    expect(plan.updates).toEqual([
      { id: 710, keyId: 71, languageId: FR, version: 1, name: 'a', status: 'modified' },
      { id: 712, keyId: 71, languageId: FR, version: 1, name: 'c', status: 'modified' },
    ]);
    expect(plan.values).toEqual([]);
    expect(plan.counts).toMatchObject({ existing: 2, created: 0, missing: 0, updated: 2, kept: 2 });
  });

  it('is kept when the file has two values of it, and the key does not count as missing', () => {
    const { values } = plural('', ['a', 'b', 'c']);
    const two = { name: 'files', isPlural: true, values: values.slice(1) };
    const plan = planImport(project('Maison', ['', 'un', '']), [group('home', two)], intoFrench(true));
    expect([plan.updates, plan.values, plan.missingKeyIds]).toEqual([[], [], [70]]);
  });

  it('gives way when existing keys are replaced', () => {
    const plan = planImport(project('Maison', ['', 'un', 'c']), file, intoFrench(true));
    expect(plan.updates).toEqual([
      { id: 700, keyId: 70, languageId: FR, version: 4, name: 'Accueil', status: 'modified' },
      { id: 710, keyId: 71, languageId: FR, version: 1, name: 'a', status: 'modified' },
      { id: 711, keyId: 71, languageId: FR, version: 1, name: 'b', status: 'modified' },
    ]);
  });

  it('gives way to an explicit empty text too', () => {
    const { updates } = planImport(
      project('Maison', ['', '', '']),
      [group('home', singular('title', ''))],
      intoFrench(true),
    );
    expect(updates).toEqual([
      { id: 700, keyId: 70, languageId: FR, version: 4, name: '', status: 'modified' },
    ]);
  });

  it('is untouched when the file says the same', () => {
    const same = [group('home', singular('title', 'Maison'))];
    expect(planImport(project('Maison', ['', '', '']), same, intoFrench(true)).updates).toEqual([]);
  });

  it('is untouched when the file lacks its key', () => {
    const plan = planImport(
      project('Maison', ['', '', '']),
      [group('home', singular('new', 'x'))],
      intoFrench(true),
    );
    expect(plan.updates).toEqual([]);
    expect(plan.keys).toEqual([{ group: { id: 7 }, name: 'new', isPlural: false, description: '' }]);
    expect(plan.missingKeyIds).toEqual([70, 71]);
    expect(plan.counts).toMatchObject({ existing: 0, created: 1, missing: 2 });
  });
});

describe('a new language', () => {
  const withoutFrench: ExistingProject = { ...project('', ['', '', '']), values: [] };

  it('gets values for the keys of the file and empty ones for the rest', () => {
    const plan = planImport(
      withoutFrench,
      [group('home', plural('files', ['a', 'b', 'c']))],
      intoFrench(false),
    );
    expect(plan.values).toEqual([
      { key: { id: 71 }, languageId: FR, quantityString: 'zero', name: 'a', status: 'modified' },
      { key: { id: 71 }, languageId: FR, quantityString: 'one', name: 'b', status: 'modified' },
      { key: { id: 71 }, languageId: FR, quantityString: 'other', name: 'c', status: 'modified' },
      { key: { id: 70 }, languageId: FR, quantityString: null, name: '', status: 'modified' },
    ]);
    expect(plan.warnings).toEqual([
      { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'French' },
    ]);
    expect(plan.matchedKeyIds).toEqual([71]);
  });

  it('reports missing values in the order of the project, then of the languages', () => {
    const plan = planImport(
      withoutFrench,
      [group('new', singular('late', 'x')), group('home', singular('extra', 'y'))],
      intoFrench(false),
    );
    expect(plan.warnings.map(({ key, language }) => [key, language])).toEqual([
      ['title', 'French'],
      ['files', 'French'],
      ['extra', 'English'],
      ['late', 'English'],
    ]);
  });

  it('takes a plain text as the form other of a plural', () => {
    const plan = planImport(withoutFrench, [group('home', singular('files', 'Fichiers'))], intoFrench(true));
    expect(plan.warnings.filter(({ reason }) => reason === 'imports.key_type_mismatch')).toEqual([]);
    const written = plan.values.filter(({ quantityString }) => quantityString !== null);
    expect(written.map(({ quantityString, name }) => [quantityString, name])).toEqual([
      ['zero', ''],
      ['one', ''],
      ['other', 'Fichiers'],
    ]);
    expect(plan.counts).toMatchObject({ existing: 1, mismatched: 0 });
  });

  it('skips a plural where the project has a plain text, which then has no value', () => {
    const plan = planImport(
      withoutFrench,
      [group('home', plural('title', ['a', 'b', 'c']))],
      intoFrench(true),
    );
    expect(plan.warnings.slice(0, 2)).toEqual([
      { reason: 'imports.key_type_mismatch', color: 'red', key: 'title' },
      { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'French' },
    ]);
    expect(plan.values[0]).toEqual({
      key: { id: 70 },
      languageId: FR,
      quantityString: null,
      name: '',
      status: 'modified',
    });
    expect(plan.counts).toMatchObject({ mismatched: 1, missing: 1 });
  });
});
