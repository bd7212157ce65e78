import { jest } from '@jest/globals';

import { runSteps } from '../../steps.js';
import { newPaths } from './new-paths.js';
import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';
import { writeRepository } from './write-repository.js';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'sv', 'fi'];

const documents = Object.fromEntries(
  LANGUAGES.map((language): [string, TestDocument] => [
    `locales/${language}.json`,
    { file: 'locales/{language}.json', language, text: `{\n  "save": "Save in ${language}"\n}\n` },
  ]),
);

it('looks once at how each document holds its plurals, in however many languages a file is', () => {
  const repository = new TestRepository(documents);
  const details = repository.project.details();
  const profiles = repository.project.profilesById();
  const looks = [...profiles.values()].flatMap(({ files }) =>
    files.map(({ parts }) => jest.spyOn(parts, 'some')),
  );
  const written = runSteps(
    writeRepository(details, repository.files, {
      languageIds: details.languages.map(({ id }) => id),
      validatedOnly: false,
      pluralMode: 'cldr',
      sourceLanguageId: repository.idOf('en'),
      profiles,
      pathOf: newPaths(details, profiles, repository.idOf('en')),
    }),
  );
  expect(written).toHaveLength(LANGUAGES.length);
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual(LANGUAGES.map(() => 1));
});
