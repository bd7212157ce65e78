import { TestRepository } from '../../repository/content/testing-repository.js';

const php = (value: string): string =>
  `<?php\n\nreturn [\n    'ok' => 'OK',\n    'yes' => ${value},\n    'last' => 'Last',\n];\n`;

/** A file, its document in a language, what of it is no text, and how a text is written there. */
const FILES: [string, (value: string) => string, noText: string, text: (text: string) => string][] = [
  ['{language}.yml', (value) => `ok: OK\nyes: ${value} # note\nlast: Last\n`, 'Yes', (text) => text],
  ['f{language}.yml', (value) => `a: { ok: OK, yes: ${value}, last: Last }\n`, '1.5', (text) => text],
  [
    '{language}.json',
    (value) => `{\n  "ok": "OK",\n  "yes": ${value},\n  "last": "L"\n}\n`,
    'true',
    JSON.stringify,
  ],
  ['n{language}.json', (value) => `{"a": {"b": {"yes": ${value}}}, "ok": "OK"}`, '12', JSON.stringify],
  ['{language}.php', php, 'null', (text) => `'${text}'`],
  ['x/{language}.php', php, "count('a') . 'b'", (text) => `'${text}'`],
];

describe.each(FILES)(
  'what is no text where another language has one: %s',
  (file, documentOf, noText, asText) => {
    const repositoryOf = (): TestRepository => {
      const repository = new TestRepository({});
      const documents = {
        [file.replace('{language}', 'en')]: { file, language: 'en', text: documentOf(noText) },
        [file.replace('{language}', 'uk')]: { file, language: 'uk', text: documentOf(asText('Tak')) },
      };
      repository.addTogether(documents, 'en');
      return repository;
    };
    const nameOf = (repository: TestRepository): string =>
      repository.project
        .details()
        .groups.flatMap(({ keys }) => keys)
        .find(({ name }) => name.endsWith('yes'))?.name ?? '';
    const writtenIn = (repository: TestRepository, language: string): string | undefined =>
      repository.written()[file.replace('{language}', language)];

    it('stays as it is', () => {
      const repository = repositoryOf();
      expect(writtenIn(repository, 'en')).toBe(documentOf(noText));
      repository.project.remove(nameOf(repository));
      expect(writtenIn(repository, 'en')).toBe(documentOf(noText));
    });

    it('gives way to a text of its language, in its place', () => {
      const repository = repositoryOf();
      repository.project.write('en', nameOf(repository), null, 'Certainly');
      expect(writtenIn(repository, 'en')).toBe(documentOf(asText('Certainly')));
      expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
    });

    it('gives way in the document of a new language, which is made after this one', () => {
      const repository = repositoryOf();
      repository.project.translate('eo', nameOf(repository), 'Jes');
      expect(writtenIn(repository, 'eo')).toContain(`${asText('Jes')}`);
      expect(writtenIn(repository, 'eo')).not.toContain('_2');
      expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
    });
  },
);

it('a text that says the same as what was none is one', () => {
  const file = '{language}.yml';
  const repository = new TestRepository({});
  const documents = {
    'en.yml': { file, language: 'en', text: 'ok: OK\nyes: Yes\n' },
    'uk.yml': { file, language: 'uk', text: 'ok: OK\nyes: Tak\n' },
  };
  repository.addTogether(documents, 'en');
  repository.project.write('en', 'yes', null, 'Yes');
  expect(repository.written()['en.yml']).toBe('ok: OK\nyes: "Yes"\n');
});

it('a plural takes the place of what is no text', () => {
  const file = '{language}.yml';
  const repository = new TestRepository({});
  const documents = {
    'en.yml': { file, language: 'en', text: 'en:\n  files:\n    one: File\n    other: Files\n' },
    'fr.yml': { file, language: 'fr', text: 'fr:\n  files: 3\n' },
  };
  repository.addTogether(documents, 'en');
  expect(repository.written()).toEqual({
    'en.yml': documents['en.yml'].text,
    'fr.yml': documents['fr.yml'].text,
  });
  repository.project.write('fr', 'files', 'one', 'Fichier');
  repository.project.write('fr', 'files', 'other', 'Fichiers');
  expect(repository.written()['fr.yml']).toBe('fr:\n  files:\n    one: Fichier\n    other: Fichiers\n');
});
