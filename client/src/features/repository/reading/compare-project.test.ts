import '#core/formats/all-codecs.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { columnsOf } from '../../../testing/columns.js';
import { compareProject } from './compare-project.js';

const FILE = 'locale/{language}/app.po';
const LANGUAGES = [
  { id: 1, name: 'English', tag: 'en' },
  { id: 2, name: 'German', tag: 'de' },
  { id: 3, name: 'French', tag: 'fr' },
];

const po = (texts: Readonly<Record<string, string>>): Uint8Array =>
  new TextEncoder().encode(
    Object.entries(texts)
      .map(([name, text]) => `msgid "${name}"\nmsgstr "${text}"\n`)
      .join('\n'),
  );

const profileOf = (tag: string, texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    readDocument({ path: `locale/${tag}/app.po`, file: FILE, language: tag, bytes: po(texts) }).profile,
  );

const value = (id: number, languageId: number, name: string) => ({
  id,
  languageId,
  name,
  quantityString: null,
  status: 'modified',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const key = (id: number, name: string, values: readonly object[]) => ({
  id,
  name,
  isPlural: false,
  isObsolete: false,
  description: '',
  maxLength: null,
  tags: [],
  values: values.map((one) => ({ ...one, keyId: id })),
});

/** Its English texts are the names, of which one was edited. */
const PROJECT = {
  pluralMode: 'cldr',
  sourceLanguageId: 1,
  targetRestricted: false,
  languages: LANGUAGES,
  files: [{ id: 1, path: FILE, format: 'po' }],
  groups: [
    {
      id: 1,
      name: 'common',
      fileId: 1,
      keys: [
        key(1, 'Sign in', [value(1, 1, 'Sign in'), value(2, 2, 'Anmelden'), value(3, 3, 'Connexion')]),
        key(2, 'Sign out', [value(4, 1, 'Log out'), value(5, 2, 'Abmelden')]),
      ],
    },
  ],
} as unknown as ProjectDetails;

it('compares a document that comes alone with what the names of the others were', async () => {
  const now = po({ 'Sign in': 'Connexion', 'Sign out': 'Déconnexion' });
  const path = 'locale/fr/app.po';
  const comparison = await compareProject(
    {
      files: [{ template: FILE, format: 'po', documents: [{ path, tag: 'fr' }] }],
      project: JSON.stringify(columnsOf(PROJECT)),
      profiles: [
        { languageId: 2, json: profileOf('de', { 'Sign in': 'Anmelden', 'Sign out': 'Abmelden' }) },
        { languageId: 3, json: profileOf('fr', { 'Sign in': 'Connexion' }) },
      ],
      baseTag: 'en',
      isWhole: false,
      separate: new Set(),
      locale: 'en',
    },
    { read: () => Promise.resolve(now), digests: new Map(), lacks: () => false },
  );
  const { changes } = comparison.changes();
  expect(changes.map(({ kind, tag, there }) => [kind, tag, there])).toEqual([
    ['new_text', 'fr', 'Déconnexion'],
  ]);
});
