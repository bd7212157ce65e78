import { NO_CONTEXT } from '../../domain/key-context.js';
import type { ValueColumns } from '../columns/columns.js';
import type { Example } from './example.js';
import { ALERTS, EN, FR, NOW, value } from './parts.js';

/** The settings of the project. */
const SETTINGS = {
  id: 7,
  name: 'Weather',
  color: '1F6FEB',
  description: 'The app for phones.',
  createdAt: NOW,
  updatedAt: NOW,
  pluralMode: 'strict',
  sourceLanguageId: 21,
  archivedAt: null,
  archivedBy: null,
};

/** A project with texts from a file. */
const WEATHER = {
  ...SETTINGS,
  role: 'owner',
  targetRestricted: false,
  languages: [
    { id: 21, name: 'en', tag: 'en', access: 'target' },
    { id: 22, name: 'fr', tag: 'fr', access: 'target' },
  ],
  files: [],
  groups: [
    {
      id: 31,
      name: 'home',
      fileId: null,
      keys: [
        {
          id: 41,
          name: 'title',
          isPlural: false,
          groupId: 31,
          ...NO_CONTEXT,
          values: [value([101, 41], EN, 'Weather today'), value([105, 41], FR, '')],
        },
        ALERTS,
      ],
    },
  ],
};

/** The columns of the project's values in one language: those of a singular key and of a plural. */
const columns = (languageId: number, firstId: number, texts: string[]): ValueColumns => ({
  languageId,
  ids: [firstId, 1, 1, 1],
  keyIds: [41, 1, 0, 0],
  forms: ['', 'zero', 'one', 'other'],
  texts,
  statuses: [0, 0, 0, 0],
  versions: [1, 1, 1, 1],
  updatedAt: [Date.parse(NOW), 0, 0, 0],
});

const { groups: _groups, ...HEAD } = WEATHER;

const UPDATED = { ...SETTINGS, color: '0B5394', description: 'The app for phones and watches.' };

/** A project, from its first text to its archive. */
export const projectExamples: readonly Example[] = [
  {
    call: 'createProject',
    as: 'ada',
    body: {
      name: 'Weather',
      color: '1F6FEB',
      description: 'The app for phones.',
      languages: ['en', 'fr'],
      languageTags: ['en', 'fr'],
      groups: [
        {
          name: 'home',
          keys: [
            { name: 'title', isPlural: false, values: [{ name: 'Weather today', quantityString: null }] },
            {
              name: 'alerts',
              isPlural: true,
              values: [
                { name: 'No alerts', quantityString: 'zero' },
                { name: 'One alert', quantityString: 'one' },
                { name: '%d alerts', quantityString: 'other' },
              ],
            },
          ],
        },
      ],
    },
    answer: {
      ...WEATHER,
      warnings: [
        { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'fr' },
        { reason: 'imports.no_values_found', color: 'red', key: 'alerts', language: 'fr' },
      ],
    },
  },
  {
    call: 'listProjects',
    as: 'ada',
    answer: [
      {
        ...SETTINGS,
        role: 'owner',
        languages: [
          {
            id: 21,
            name: 'en',
            tag: 'en',
            access: 'target',
            stats: { empty: 0, modified: 4, validated: 0, invalidated: 0 },
          },
          {
            id: 22,
            name: 'fr',
            tag: 'fr',
            access: 'target',
            stats: { empty: 4, modified: 0, validated: 0, invalidated: 0 },
          },
        ],
        stats: { empty: 4, modified: 4, validated: 0, invalidated: 0 },
      },
    ],
  },
  {
    call: 'readProject',
    as: 'ada',
    slots: { projectId: 7 },
    answer: {
      ...WEATHER,
      warnings: [],
    },
  },
  {
    call: 'readColumns',
    as: 'ada',
    slots: { projectId: 7 },
    answer: {
      ...HEAD,
      groups: [{ id: 31, name: 'home', fileId: null }],
      keys: [
        {
          ids: [41, 1],
          names: ['title', 'alerts'],
          groupIds: [31, 31],
          plurals: [42],
          obsolete: [],
          descriptions: [],
          maxLengths: [],
          tags: [],
        },
      ],
      values: [
        columns(21, 101, ['Weather today', 'No alerts', 'One alert', '%d alerts']),
        columns(22, 105, ['', '', '', '']),
      ],
    },
  },
  {
    call: 'updateProject',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'Weather', color: '0B5394', description: 'The app for phones and watches.' },
    answer: UPDATED,
  },
  {
    call: 'changePluralMode',
    as: 'ada',
    slots: { projectId: 7 },
    body: { mode: 'cldr', dryRun: true },
    answer: {
      changeSetId: null,
      keys: 1,
      languages: [
        { languageId: 21, created: 0, moved: 1, removed: 0 },
        { languageId: 22, created: 0, moved: 0, removed: 0 },
      ],
    },
  },
  {
    call: 'archiveProject',
    as: 'ada',
    slots: { projectId: 7 },
    answer: {
      ...UPDATED,
      archivedAt: NOW,
      archivedBy: { id: 3, username: 'Ada' },
    },
  },
  {
    call: 'unarchiveProject',
    as: 'ada',
    slots: { projectId: 7 },
    answer: UPDATED,
  },
];
