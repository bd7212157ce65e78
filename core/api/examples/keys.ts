import type { Example } from './example.js';
import { EN, FR, value } from './parts.js';

/** Groups and keys. */
export const KEYS: readonly Example[] = [
  {
    call: 'createGroup',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'settings' },
    answer: { id: 32, name: 'settings' },
  },
  {
    call: 'renameGroup',
    as: 'ada',
    slots: { projectId: 7, groupId: 32 },
    body: { name: 'preferences' },
    answer: { id: 32, name: 'preferences' },
  },
  {
    call: 'createKey',
    as: 'ada',
    slots: { projectId: 7 },
    body: {
      name: 'units',
      isPlural: false,
      groupId: 32,
      values: [{ name: 'Units', languageId: 21, quantityString: null }],
    },
    answer: {
      id: 43,
      name: 'units',
      isPlural: false,
      groupId: 32,
      values: [value([113, 43], EN, 'Units'), value([114, 43], FR, '')],
    },
  },
  {
    call: 'createKeys',
    as: 'ada',
    slots: { projectId: 7 },
    body: [
      { name: 'celsius', isPlural: false, groupId: 32 },
      { name: 'wind_title', isPlural: false, groupName: 'wind' },
    ],
    answer: [
      {
        id: 44,
        name: 'celsius',
        isPlural: false,
        groupId: 32,
        values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
      },
      {
        id: 45,
        name: 'wind_title',
        isPlural: false,
        groupId: 33,
        values: [value([117, 45], EN, ''), value([118, 45], FR, '')],
      },
    ],
  },
  {
    call: 'updateKey',
    as: 'ada',
    slots: { projectId: 7, keyId: 44 },
    body: { name: 'degrees_celsius' },
    answer: {
      id: 44,
      name: 'degrees_celsius',
      isPlural: false,
      groupId: 32,
      values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
    },
  },
  { call: 'deleteKey', as: 'ada', slots: { projectId: 7, keyId: 45 } },
  {
    call: 'listKeys',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      {
        id: 41,
        name: 'title',
        isPlural: false,
        groupId: 31,
        values: [
          value([101, 41], EN, 'Weather today'),
          value([105, 41], FR, 'Météo du jour', { version: 2 }),
        ],
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
      {
        id: 43,
        name: 'units',
        isPlural: false,
        groupId: 32,
        values: [value([113, 43], EN, 'Units'), value([114, 43], FR, '')],
      },
      {
        id: 44,
        name: 'degrees_celsius',
        isPlural: false,
        groupId: 32,
        values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
      },
    ],
  },
  {
    call: 'listGroups',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      {
        id: 31,
        name: 'home',
        keys: [
          {
            id: 41,
            name: 'title',
            isPlural: false,
            groupId: 31,
            values: [
              value([101, 41], EN, 'Weather today'),
              value([105, 41], FR, 'Météo du jour', { version: 2 }),
            ],
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
      {
        id: 32,
        name: 'preferences',
        keys: [
          {
            id: 43,
            name: 'units',
            isPlural: false,
            groupId: 32,
            values: [value([113, 43], EN, 'Units'), value([114, 43], FR, '')],
          },
          {
            id: 44,
            name: 'degrees_celsius',
            isPlural: false,
            groupId: 32,
            values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
          },
        ],
      },
      { id: 33, name: 'wind', keys: [] },
    ],
  },
  {
    call: 'readGroup',
    as: 'ada',
    slots: { projectId: 7, groupId: 32 },
    answer: {
      id: 32,
      name: 'preferences',
      keys: [
        {
          id: 43,
          name: 'units',
          isPlural: false,
          groupId: 32,
          values: [value([113, 43], EN, 'Units'), value([114, 43], FR, '')],
        },
        {
          id: 44,
          name: 'degrees_celsius',
          isPlural: false,
          groupId: 32,
          values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
        },
      ],
    },
  },
];
