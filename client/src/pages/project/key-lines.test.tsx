import { screen, within } from '@testing-library/react';
import { strToU8 } from 'fflate';

import '#core/formats/all-codecs.js';
import type { FileDetails } from '#core/api/files.js';
import type { ImportProfile } from '#core/formats/index.js';
import { routes } from '#core/api/routes.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject, EN, FR } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const FILE = 'locales/{language}.json';
const TIME = '2026-11-20T10:00:00.000Z';
const LANGUAGES = [EN, FR];

const profileIn = (tag: string, group: string, lines: string): ImportProfile => {
  const text = `{${lines}"${group}": { "pay_now": "Pay" } }`;
  const document = { path: `locales/${tag}.json`, file: FILE, language: tag, bytes: strToU8(text) };
  const { version, files } = readDocument(document, { pluralMode: 'cldr' }).profile;
  return { version, files: files.map((file) => ({ ...file, keyIds: [23] })) };
};

const FILES: FileDetails[] = [
  {
    id: 1,
    path: FILE,
    format: 'json',
    documents: LANGUAGES.map(({ id, tag }) => ({
      languageId: id,
      path: `locales/${tag}.json`,
      at: TIME,
      changeSetId: 3,
      by: null,
    })),
  },
];

it('the context of a key says where each document has it, with the line', async () => {
  const details = aProject();
  const groups = details.groups.map((group) => ({ ...group, fileId: 1 }));
  const name = groups.find(({ keys }) => keys.some(({ id }) => id === 23))?.name ?? '';
  const files = LANGUAGES.map(({ id }) => ({
    languageId: id,
    format: 'json',
    name: 'x.json',
    path: FILE,
    at: TIME,
  }));
  world({ ...details, languages: LANGUAGES, files: [{ id: 1, path: FILE, format: 'json' }], groups })
    .on('GET', routes.listFiles(7), ok(FILES))
    .on('GET', routes.listFileProfiles(7), ok(files))
    .on('GET', routes.readFileProfiles(7, EN.id), ok(profileIn('en', name, '\n')))
    .on('GET', routes.readFileProfiles(7, FR.id), ok(profileIn('fr', name, '\n\n\n')));
  await openGrid(`${AT}?key=23&tab=context`);
  const panel = within(await screen.findByRole('tabpanel', { name: 'Context' }));
  expect(await panel.findByText('locales/en.json, line 2')).toBeVisible();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'enlocales/en.json, line 2',
    'frlocales/fr.json, line 4',
  ]);
});
