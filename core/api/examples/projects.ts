import type { Example } from './example.js';
import { EN, FR, NOW, value } from './parts.js';

/** A project with texts from a file. */
export const PROJECTS: readonly Example[] = [
  {
    call: 'createProject',
    as: 'ada',
    body: {
      name: 'Weather',
      color: '1F6FEB',
      description: 'The app for phones.',
      languages: ['en', 'fr'],
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
      id: 7,
      name: 'Weather',
      color: '1F6FEB',
      description: 'The app for phones.',
      createdAt: NOW,
      updatedAt: NOW,
      role: 'owner',
      targetRestricted: false,
      languages: [
        { id: 21, name: 'en', access: 'target' },
        { id: 22, name: 'fr', access: 'target' },
      ],
      warnings: [
        { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'fr' },
        { reason: 'imports.no_values_found', color: 'red', key: 'alerts', language: 'fr' },
      ],
      groups: [
        {
          id: 31,
          name: 'home',
          keys: [
            {
              id: 41,
              name: 'title',
              isPlural: false,
              groupId: 31,
              values: [value([101, 41], EN, 'Weather today'), value([105, 41], FR, '')],
            },
            {
              id: 42,
              name: 'alerts',
              isPlural: true,
              groupId: 31,
              values: [
                value([102, 42], EN, 'No alerts', { quantityString: 'zero' }),
                value([103, 42], EN, 'One alert', { quantityString: 'one' }),
                value([104, 42], EN, '%d alerts', { quantityString: 'other' }),
                value([106, 42], FR, '', { quantityString: 'zero' }),
                value([107, 42], FR, '', { quantityString: 'one' }),
                value([108, 42], FR, '', { quantityString: 'other' }),
              ],
            },
          ],
        },
      ],
    },
  },
  {
    call: 'listProjects',
    as: 'ada',
    answer: [
      {
        id: 7,
        name: 'Weather',
        color: '1F6FEB',
        description: 'The app for phones.',
        createdAt: NOW,
        updatedAt: NOW,
        role: 'owner',
        languages: [
          {
            id: 21,
            name: 'en',
            access: 'target',
            stats: { empty: 0, modified: 4, validated: 0, invalidated: 0 },
          },
          {
            id: 22,
            name: 'fr',
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
      id: 7,
      name: 'Weather',
      color: '1F6FEB',
      description: 'The app for phones.',
      createdAt: NOW,
      updatedAt: NOW,
      role: 'owner',
      targetRestricted: false,
      languages: [
        { id: 21, name: 'en', access: 'target' },
        { id: 22, name: 'fr', access: 'target' },
      ],
      warnings: [],
      groups: [
        {
          id: 31,
          name: 'home',
          keys: [
            {
              id: 41,
              name: 'title',
              isPlural: false,
              groupId: 31,
              values: [value([101, 41], EN, 'Weather today'), value([105, 41], FR, '')],
            },
            {
              id: 42,
              name: 'alerts',
              isPlural: true,
              groupId: 31,
              values: [
                value([102, 42], EN, 'No alerts', { quantityString: 'zero' }),
                value([103, 42], EN, 'One alert', { quantityString: 'one' }),
                value([104, 42], EN, '%d alerts', { quantityString: 'other' }),
                value([106, 42], FR, '', { quantityString: 'zero' }),
                value([107, 42], FR, '', { quantityString: 'one' }),
                value([108, 42], FR, '', { quantityString: 'other' }),
              ],
            },
          ],
        },
      ],
    },
  },
  {
    call: 'updateProject',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'Weather', color: '0B5394', description: 'The app for phones and watches.' },
    answer: {
      id: 7,
      name: 'Weather',
      color: '0B5394',
      description: 'The app for phones and watches.',
      createdAt: NOW,
      updatedAt: NOW,
    },
  },
];
