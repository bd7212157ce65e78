import { TestRepository } from '../../repository/content/testing-repository.js';

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
