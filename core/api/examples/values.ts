import type { Example } from './example.js';
import { EN, FR, NOW, value } from './parts.js';

const REVIEWED = {
  id: 517,
  at: NOW,
  action: 'value.reviewed',
  source: 'edit',
  valueId: 114,
  version: 4,
  actor: { id: 3, username: 'Ada' },
  group: { id: 32, name: 'preferences' },
  key: { id: 43, name: 'units' },
  language: { id: 22, name: 'fr' },
  old: { text: 'Unités de mesure', status: 'modified', quantity: null },
  new: { text: 'Unités de mesure', status: 'validated', quantity: null },
};

const WRITTEN = {
  id: 516,
  at: NOW,
  action: 'value.written',
  source: 'edit',
  valueId: 114,
  version: 3,
  actor: { id: 3, username: 'Ada' },
  group: { id: 32, name: 'preferences' },
  key: { id: 43, name: 'units' },
  language: { id: 22, name: 'fr' },
  old: { text: 'Unités', status: 'modified', quantity: null },
  new: { text: 'Unités de mesure', status: 'modified', quantity: null },
};

/** Texts, reviews and their history. */
export const valueExamples: readonly Example[] = [
  {
    call: 'createValue',
    as: 'ada',
    slots: { projectId: 7, keyId: 43 },
    body: { name: 'Unités', languageId: 22, quantityString: null },
    answer: value([114, 43], FR, 'Unités', { version: 2 }),
  },
  {
    call: 'listValuesOfKey',
    as: 'ada',
    slots: { projectId: 7, keyId: 43 },
    answer: [value([113, 43], EN, 'Units'), value([114, 43], FR, 'Unités', { version: 2 })],
  },
  {
    call: 'listValuesOfLanguage',
    as: 'ada',
    slots: { projectId: 7 },
    query: { languageId: '22' },
    answer: [
      value([105, 41], FR, 'Météo du jour', { version: 2 }),
      value([106, 42], FR, '', { quantityString: 'zero' }),
      value([107, 42], FR, '', { quantityString: 'one' }),
      value([108, 42], FR, '', { quantityString: 'other' }),
      value([114, 43], FR, 'Unités', { version: 2 }),
      value([116, 44], FR, ''),
    ],
  },
  {
    call: 'writeValue',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    headers: { 'If-Match': '2' },
    body: { name: 'Unités de mesure' },
    answer: value([114, 43], FR, 'Unités de mesure', { version: 3 }),
  },
  {
    call: 'reviewValue',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    headers: { 'If-Match': '3' },
    body: { status: 'validated' },
    answer: value([114, 43], FR, 'Unités de mesure', { status: 'validated', version: 4 }),
  },
  {
    call: 'writeValue',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    headers: { 'If-Match': '2' },
    body: { name: 'Mesures' },
    status: 409,
    answer: {
      statusCode: 409,
      error: 'conflict',
      current: {
        ...value([114, 43], FR, 'Unités de mesure', { status: 'validated', version: 4 }),
        updatedBy: 'Ada',
      },
      message: 'The resource has been changed in the meantime. Reload it and try again.',
      requestId: '5f8e1a0c-3b7d-4c52-9e41-6d0f2b8a7c19',
    },
  },
  {
    call: 'listHistoryOfValue',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    answer: {
      items: [
        REVIEWED,
        WRITTEN,
        {
          id: 515,
          at: NOW,
          action: 'value.written',
          source: 'edit',
          valueId: 114,
          version: 2,
          actor: { id: 3, username: 'Ada' },
          group: { id: 32, name: 'preferences' },
          key: { id: 43, name: 'units' },
          language: { id: 22, name: 'fr' },
          old: null,
          new: { text: 'Unités', status: 'modified', quantity: null },
        },
      ],
      next: null,
    },
  },
  {
    call: 'listActivity',
    as: 'ada',
    slots: { projectId: 7 },
    query: { keyId: '43', limit: '2' },
    answer: {
      items: [REVIEWED, WRITTEN],
      next: 516,
    },
  },
  {
    call: 'revertChange',
    as: 'ada',
    slots: { projectId: 7, activityId: 517 },
    body: {},
    answer: value([114, 43], FR, 'Unités de mesure', { version: 5 }),
  },
];
