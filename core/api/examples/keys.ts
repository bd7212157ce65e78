import { NO_CONTEXT } from '../../domain/key-context.js';
import type { Example } from './example.js';
import { ALERTS, EN, FR, value } from './parts.js';

const TITLE = {
  id: 41,
  name: 'title',
  isPlural: false,
  groupId: 31,
  ...NO_CONTEXT,
  values: [value([101, 41], EN, 'Weather today'), value([105, 41], FR, 'Météo du jour', { version: 2 })],
};

const UNITS = {
  id: 43,
  name: 'units',
  isPlural: false,
  groupId: 32,
  ...NO_CONTEXT,
  description: 'Heading of the choice between degrees Celsius and Fahrenheit.',
  maxLength: 24,
  tags: ['settings'],
  values: [value([113, 43], EN, 'Units'), value([114, 43], FR, '')],
};

const CELSIUS = {
  id: 44,
  name: 'degrees_celsius',
  isPlural: false,
  groupId: 32,
  ...NO_CONTEXT,
  isObsolete: true,
  values: [value([115, 44], EN, ''), value([116, 44], FR, '')],
};

/** Groups and keys. */
export const keyExamples: readonly Example[] = [
  {
    call: 'createGroup',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'settings' },
    answer: { id: 32, name: 'settings', fileId: null, keys: [] },
  },
  {
    call: 'renameGroup',
    as: 'ada',
    slots: { projectId: 7, groupId: 32 },
    body: { name: 'preferences' },
    answer: { id: 32, name: 'preferences', fileId: null, keys: [] },
  },
  {
    call: 'createKey',
    as: 'ada',
    slots: { projectId: 7 },
    body: {
      name: 'units',
      isPlural: false,
      groupId: 32,
      description: UNITS.description,
      maxLength: UNITS.maxLength,
      tags: UNITS.tags,
      values: [{ name: 'Units', languageId: 21, quantityString: null }],
    },
    answer: UNITS,
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
      { ...CELSIUS, name: 'celsius', isObsolete: false },
      {
        id: 45,
        name: 'wind_title',
        isPlural: false,
        groupId: 33,
        ...NO_CONTEXT,
        values: [value([117, 45], EN, ''), value([118, 45], FR, '')],
      },
    ],
  },
  {
    call: 'updateKey',
    as: 'ada',
    slots: { projectId: 7, keyId: 44 },
    body: { name: 'degrees_celsius', isObsolete: true },
    answer: CELSIUS,
  },
  { call: 'deleteKey', as: 'ada', slots: { projectId: 7, keyId: 45 } },
  {
    call: 'listKeys',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [TITLE, ALERTS, UNITS, CELSIUS],
  },
  {
    call: 'listGroups',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      {
        id: 31,
        name: 'home',
        fileId: null,
        keys: [TITLE, ALERTS],
      },
      {
        id: 32,
        name: 'preferences',
        fileId: null,
        keys: [UNITS, CELSIUS],
      },
      { id: 33, name: 'wind', fileId: null, keys: [] },
    ],
  },
  {
    call: 'readGroup',
    as: 'ada',
    slots: { projectId: 7, groupId: 32 },
    answer: {
      id: 32,
      name: 'preferences',
      fileId: null,
      keys: [UNITS, CELSIUS],
    },
  },
  { call: 'deleteGroup', as: 'ada', slots: { projectId: 7, groupId: 33 } },
];
