import { FORMATS } from '../index.js';
import { TestRepository } from '../../repository/content/testing-repository.js';
import { unheldTexts } from './unheld-texts.js';

/** A file, and its document with these texts: without a list, and with one. */
const FILES: [
  file: string,
  rest: (ok: string) => string,
  whole: (ok: string, ...days: string[]) => string,
][] = [
  [
    'res/values-{language}/strings.xml',
    (ok) => `<resources>\n    <string name="ok">${ok}</string>\n</resources>\n`,
    (ok, ...days) =>
      `<resources>\n    <string name="ok">${ok}</string>\n    <string-array name="days">\n${days.map((day) => `        <item>${day}</item>\n`).join('')}    </string-array>\n</resources>\n`,
  ],
  [
    '{language}.json',
    (ok) => `{\n  "ok": "${ok}"\n}\n`,
    (ok, ...days) => `{\n  "ok": "${ok}",\n  "days": [${days.map((day) => `"${day}"`).join(', ')}]\n}\n`,
  ],
  [
    'nested/{language}.json',
    (ok) => `{\n  "menu": {\n    "ok": "${ok}"\n  }\n}\n`,
    (ok, ...days) =>
      `{\n  "menu": {\n    "ok": "${ok}",\n    "days": [${days.map((day) => `"${day}"`).join(', ')}]\n  }\n}\n`,
  ],
  [
    '{language}.yml',
    (ok) => `x:\n  ok: ${ok}\n`,
    (ok, ...days) => `x:\n  ok: ${ok}\n  days:\n${days.map((day) => `    - ${day}\n`).join('')}`,
  ],
];

describe.each(FILES)('a list that the document of a language lacks: %s', (file, rest, whole) => {
  const pathIn = (language: string): string => file.replace('{language}', language);
  const repositoryOf = (): TestRepository => {
    const repository = new TestRepository({});
    const documents = {
      [pathIn('en')]: { file, language: 'en', text: whole('OK', 'Mon', 'Tue') },
      [pathIn('fr')]: { file, language: 'fr', text: rest('Bien') },
    };
    repository.addTogether(documents, 'en');
    return repository;
  };
  const itemOf = (repository: TestRepository, at: number): string =>
    repository.project
      .details()
      .groups.flatMap(({ keys }) => keys.map(({ name }) => name))
      .find((name) => name === `${at}` || name.endsWith(`_${at}`)) ?? '';

  it('becomes one of it when all of its items are translated', () => {
    const repository = repositoryOf();
    repository.project.write('fr', itemOf(repository, 0), null, 'lun');
    repository.project.write('fr', itemOf(repository, 1), null, 'mar');
    expect(repository.written()[pathIn('fr')]).toBe(whole('Bien', 'lun', 'mar'));
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('is left out as long as an item lacks its translation', () => {
    const repository = repositoryOf();
    repository.project.write('fr', itemOf(repository, 1), null, 'mar');
    expect(repository.written()[pathIn('fr')]).toBe(rest('Bien'));
  });
});

describe.each(FILES)('a list that the base language lacks: %s', (file, rest, whole) => {
  const pathIn = (language: string): string => file.replace('{language}', language);
  const repositoryOf = (): TestRepository => {
    const repository = new TestRepository({});
    const documents = {
      [pathIn('en')]: { file, language: 'en', text: rest('OK') },
      [pathIn('fr')]: { file, language: 'fr', text: whole('Bien', 'lun') },
      [pathIn('de')]: { file, language: 'de', text: whole('Gut', 'Mo', 'Di') },
    };
    repository.addTogether(documents, 'en');
    repository.project.translate('es', 'ok', 'Bueno');
    return repository;
  };
  const items = (repository: TestRepository): string[] =>
    repository.project
      .details()
      .groups.flatMap(({ keys }) => keys.map(({ name }) => name))
      .filter((name) => name !== 'ok');

  it('is one in a new document when all of its items are translated, and left out before', () => {
    const repository = repositoryOf();
    const [first = '', second = ''] = items(repository);
    repository.project.translate('es', second, 'mar');
    expect(repository.written()[pathIn('es')]).toBe(rest('Bueno'));
    repository.project.translate('es', first, 'lun');
    expect(repository.written()[pathIn('es')]).toBe(whole('Bueno', 'lun', 'mar'));
  });

  it('tells no item that a shorter list has', () => {
    const { project } = repositoryOf();
    const unheld = unheldTexts(project.details(), {
      formats: FORMATS,
      profiles: project.profilesById(),
      languageIds: project.details().languages.map(({ id }) => id),
      validatedOnly: false,
      pluralMode: 'cldr',
    });
    expect(unheld).toEqual([]);
  });
});

describe.each([
  [
    '{language}.yml',
    (...[ok, jan, feb]: string[]) => `x:\n  ok: ${ok}\n` + (jan ? `  months: [~, ${jan}, ${feb}]\n` : ''),
  ],
  [
    '{language}.json',
    (...[ok, jan, feb]: string[]) =>
      `{\n  "menu": {\n    "ok": "${ok}"${jan ? `,\n    "months": [null, "${jan}", "${feb}"]` : ''}\n  }\n}\n`,
  ],
])('a list that begins with what is no text: %s', (file, document) => {
  const pathIn = (language: string): string => file.replace('{language}', language);
  const translated = (french: Readonly<Record<string, string>>) => {
    const repository = new TestRepository({});
    const documents = {
      [pathIn('en')]: { file, language: 'en', text: document('OK', 'January', 'February') },
      [pathIn('fr')]: { file, language: 'fr', text: document('Bien') },
    };
    repository.addTogether(documents, 'en');
    for (const [key, text] of Object.entries(french)) repository.project.write('fr', key, null, text);
    const { project } = repository;
    const unheld = unheldTexts(project.details(), {
      formats: FORMATS,
      profiles: project.profilesById(),
      languageIds: [repository.idOf('fr') ?? 0],
      validatedOnly: false,
      pluralMode: 'cldr',
    });
    return { text: repository.written()[pathIn('fr')], named: unheld.flatMap(({ keys }) => keys) };
  };

  it('is written with that when all of its items are translated', () =>
    expect(translated({ months_1: 'janvier', months_2: 'février' })).toEqual({
      text: document('Bien', 'janvier', 'février'),
      named: [],
    }));

  it('is left out and named as long as an item lacks its translation', () =>
    expect(translated({ months_2: 'février' })).toEqual({ text: document('Bien'), named: ['months_2'] }));
});
