import type { Example } from './example.js';
import { NOW } from './parts.js';

/** `{"home":{"title":"Météo du jour"}}` without its text. */
const FRENCH_FILE = {
  format: 'json',
  name: 'fr.json',
  encoding: 'utf-8',
  hasBom: false,
  style: { newline: '\n', lead: null },
  keys: [['home', 'title']],
  parts: [
    '{',
    2,
    1,
    '"home":{',
    2,
    1,
    '"title":',
    { text: 0 },
    0,
    { group: 'home' },
    0,
    '}',
    0,
    { group: null },
    0,
    '}',
  ],
};

/** `{"columns":2}` in French, a document of a repository. */
const FRENCH_DOCUMENT = {
  format: 'json',
  name: 'layout.json',
  document: { path: 'locales/fr/layout.json', file: 'locales/{language}/layout.json' },
  encoding: 'utf-8',
  hasBom: false,
  style: { newline: '\n', lead: null },
  keys: [],
  parts: ['{', 2, 1, '"columns":2', 0, { group: null }, 0, '}'],
};

/** The key `title` in the group `home`. */
const inHome = (text: string, status?: 'validated') => [
  {
    name: 'home',
    keys: [{ name: 'title', isPlural: false, values: [{ name: text, ...(status && { status }) }] }],
  },
];

/** Examples of adding languages and of importing files into existing ones. */
export const languageExamples: readonly Example[] = [
  {
    call: 'createLanguage',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'de', tag: 'de' },
    answer: { id: 23, name: 'de', tag: 'de', access: 'target', warnings: [], changeSetId: null },
  },
  {
    call: 'listLanguages',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      { id: 21, name: 'en', tag: 'en', access: 'target' },
      { id: 22, name: 'fr', tag: 'fr', access: 'target' },
      { id: 23, name: 'de', tag: 'de', access: 'target' },
    ],
  },
  {
    call: 'readLanguage',
    as: 'ada',
    slots: { projectId: 7, languageId: 23 },
    answer: { id: 23, name: 'de', tag: 'de', access: 'target' },
  },
  {
    call: 'updateLanguage',
    as: 'ada',
    slots: { projectId: 7, languageId: 23 },
    body: { name: 'Deutsch (Schweiz)', tag: 'de-CH' },
    answer: { id: 23, name: 'Deutsch (Schweiz)', tag: 'de-CH', access: 'target' },
  },
  {
    call: 'importIntoLanguage',
    as: 'ada',
    slots: { projectId: 7, languageId: 22 },
    body: {
      replaceExistingKeys: false,
      groups: [
        {
          name: 'home',
          keys: [
            { name: 'title', isPlural: false, values: [{ name: 'Météo du jour', quantityString: null }] },
          ],
        },
      ],
      files: { version: 1, files: [FRENCH_FILE] },
      shown: [{ id: 105, version: 1 }],
    },
    answer: { id: 22, name: 'fr', tag: 'fr', access: 'target', warnings: [], changeSetId: 901 },
  },
  {
    call: 'applyChanges',
    as: 'ada',
    slots: { projectId: 7 },
    body: {
      languages: [
        { tag: 'fr', groups: inHome('Titre du jour') },
        { tag: 'es', groups: inHome('El tiempo de hoy', 'validated') },
      ],
      replaceExistingKeys: false,
      applyStatuses: true,
      files: { version: 1, files: [FRENCH_DOCUMENT] },
    },
    answer: {
      languages: [
        { id: 22, name: 'fr', tag: 'fr', isNew: false },
        { id: 24, name: 'Spanish', tag: 'es', isNew: true },
      ],
      counts: { existing: 1, created: 0, missing: 1, mismatched: 0, updated: 0, reviewed: 0, kept: 1 },
      warnings: [{ reason: 'imports.no_values_found', color: 'red', key: 'alerts', language: 'Spanish' }],
      changeSetId: 902,
    },
  },
  {
    call: 'listFileProfiles',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      { languageId: 22, format: 'json', name: 'fr.json', path: null, at: NOW },
      { languageId: 22, format: 'json', name: 'layout.json', path: 'locales/fr/layout.json', at: NOW },
    ],
  },
  {
    call: 'listFiles',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      {
        id: 51,
        path: 'locales/{language}/layout.json',
        format: 'json',
        documents: [
          {
            languageId: 22,
            path: 'locales/fr/layout.json',
            at: NOW,
            changeSetId: 902,
            by: { id: 3, username: 'Ada' },
          },
        ],
      },
    ],
  },
  {
    call: 'readFileProfiles',
    as: 'ada',
    slots: { projectId: 7, languageId: 22 },
    answer: {
      version: 1,
      files: [
        { ...FRENCH_FILE, keyIds: [41] },
        { ...FRENCH_DOCUMENT, keyIds: [] },
      ],
    },
  },
  {
    call: 'updateFile',
    as: 'ada',
    slots: { projectId: 7, fileId: 51 },
    body: { path: 'web/{language}/layout.json' },
    answer: {
      id: 51,
      path: 'web/{language}/layout.json',
      format: 'json',
      documents: [
        {
          languageId: 22,
          path: 'web/fr/layout.json',
          at: NOW,
          changeSetId: 902,
          by: { id: 3, username: 'Ada' },
        },
      ],
    },
  },
  { call: 'deleteFile', as: 'ada', slots: { projectId: 7, fileId: 51 }, query: { keys: 'keep' } },
  { call: 'deleteLanguage', as: 'ada', slots: { projectId: 7, languageId: 23 } },
  { call: 'deleteLanguage', as: 'ada', slots: { projectId: 7, languageId: 24 } },
];
