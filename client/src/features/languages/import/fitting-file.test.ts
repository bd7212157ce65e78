import type { FileDetails } from '#core/api/files.js';

import { aProject } from '../../../testing/sample-projects.js';
import { fittingPlace, placesFor, placesOf } from './fitting-file.js';
import type { FilePlace } from './fitting-file.js';

const project = aProject();
const [english, french] = project.languages;

const documentOf = (languageId: number, path: string): FileDetails['documents'][number] => ({
  languageId,
  path,
  at: '2026-01-01T00:00:00.000Z',
  changeSetId: null,
  by: null,
});

const aFile = (id: number, path: string, format: string, ...paths: string[]): FileDetails => ({
  id,
  path,
  format,
  documents: paths.map((own, at) => documentOf(project.languages[at]?.id ?? 0, own)),
});

const inFrench = (files: FileDetails[]): string[] =>
  placesOf(files, project, { id: french?.id ?? 0, tag: 'fr' }).map(({ path }) => path);

describe('the places of a language', () => {
  it('are its documents', () =>
    expect(
      inFrench([
        aFile(
          1,
          'locales/{language}/common.json',
          'json',
          'locales/en/common.json',
          'locales/fr_FR/common.json',
        ),
      ]),
    ).toEqual(['locales/fr_FR/common.json']));

  it('are new ones where it has none yet, with its code as the others are written', () => {
    const files = [
      aFile(1, 'locales/{language}.json', 'json', 'locales/en_US.json'),
      aFile(2, 'Resources{.language}.resx', 'resx', 'Resources.resx'),
    ];
    expect(placesOf(files, project, { id: null, tag: 'pt-BR' }).map(({ path }) => path)).toEqual([
      'locales/pt_BR.json',
      'Resources.pt-BR.resx',
    ]);
  });

  it('have no code in the base language where the template allows that', () =>
    expect(
      placesOf(
        [aFile(1, 'res/values{-language}/strings.xml', 'android')],
        { ...project, sourceLanguageId: english?.id ?? 0 },
        {
          id: english?.id ?? 0,
          tag: 'en',
        },
      ).map(({ path }) => path),
    ).toEqual(['res/values/strings.xml']));

  it('leave out files of one language, and those of a language without a code', () => {
    expect(inFrench([aFile(1, 'LICENSE.json', 'json', 'LICENSE.json')])).toEqual([]);
    const files = [aFile(1, 'locales/{language}.json', 'json', 'locales/en.json')];
    expect(placesOf(files, project, { id: null, tag: null })).toEqual([]);
  });

  it('are the one document of a file that holds all languages', () =>
    expect(
      inFrench([aFile(1, 'App/Localizable.xcstrings', 'xcstrings', 'App/Localizable.xcstrings')]),
    ).toEqual(['App/Localizable.xcstrings']));
});

describe('the place of a chosen file', () => {
  const place = (id: number, path: string, format = 'json'): FilePlace => ({
    id,
    path,
    format,
    holdsAll: false,
  });
  const group = (name: string, ...keys: string[]) => ({ name, keys: keys.map((key) => ({ name: key })) });
  const places = [
    place(1, 'web/fr/common.json'),
    place(2, 'app/fr/common.json'),
    place(3, 'app/fr/legal.json'),
  ];
  const groups = [
    { ...group('common', 'title', 'search'), fileId: 1 },
    { ...group('common', 'offline', 'sync', 'retry'), fileId: 2 },
    { ...group('terms', 'use', 'notice'), fileId: 3 },
    { ...group('common', 'offline', 'sync', 'retry', 'again'), fileId: null },
  ];
  const chosen = (name: string, ...keys: string[]) => ({ name, groups: [group('common', ...keys)] });

  it('has the format of the file, or one that it may have', () => {
    const all = [...places, place(4, 'fr.yml', 'yaml')];
    expect(placesFor(all, { format: 'yaml', candidates: [] })).toEqual([place(4, 'fr.yml', 'yaml')]);
    expect(placesFor(all, { format: 'xliff', candidates: ['json'] })).toEqual(places);
  });

  it('is the document of its name', () =>
    expect(fittingPlace(chosen('legal.json', 'anything'), places, groups)).toBe(places[2]));

  it('is the one of several that shares the most keys', () =>
    expect(fittingPlace(chosen('common.json', 'offline', 'new'), places, groups)).toBe(places[1]));

  it('is that of its keys where none has its name', () =>
    expect(fittingPlace(chosen('export.json', 'terms.use', 'terms.notice'), places, groups)).toBe(places[2]));

  it('is none where most of its keys are new', () =>
    expect(fittingPlace(chosen('export.json', 'title', 'new', 'other'), places, groups)).toBeNull());

  it('is none where there are no places', () =>
    expect(fittingPlace(chosen('common.json', 'title'), [], groups)).toBeNull());
});
