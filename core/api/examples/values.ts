import type { Example } from './example.js';
import { EN, FR, NOW, value } from './parts.js';

/** A change of the French text of `units`. */
const change = (id: number, version: number, old: object, now: object) => ({
  id,
  at: NOW,
  action: 'value.written',
  source: 'edit',
  valueId: 114,
  version,
  actor: { id: 3, username: 'Ada' },
  group: { id: 32, name: 'preferences' },
  key: { id: 43, name: 'units' },
  language: { id: 22, name: 'fr' },
  old,
  new: now,
  changeSetId: null,
  changeSet: null,
});

const state = (text: string, status = 'modified') => ({ text, status, quantity: null });

const CREATED = change(515, 2, state(''), state('Unités'));
const WRITTEN = change(516, 3, state('Unités'), state('Unités de mesure'));
const REVIEWED = {
  ...change(517, 4, state('Unités de mesure'), state('Unités de mesure', 'validated')),
  action: 'value.reviewed',
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
    call: 'confirmSource',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    body: { version: 1 },
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
      items: [REVIEWED, WRITTEN, CREATED],
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
  {
    call: 'listChangeSets',
    as: 'ada',
    slots: { projectId: 7 },
    query: { kind: 'delete', limit: '1' },
    answer: {
      items: [
        {
          id: 903,
          kind: 'delete',
          actor: { id: 3, username: 'Ada' },
          at: NOW,
          counts: { languages: 0, groups: 1, keys: 0, values: 0 },
          revertedBy: null,
          expiresAt: '2026-04-01T09:30:00.000Z',
          isRevertible: true,
          isUnfinished: false,
        },
      ],
      next: 903,
    },
  },
  {
    call: 'revertChangeSet',
    as: 'ada',
    slots: { projectId: 7, changeSetId: 903 },
    body: { dryRun: true },
    answer: { restored: 1, keptNewer: 0, blocked: 0 },
  },
  {
    call: 'changeInBulk',
    as: 'ada',
    slots: { projectId: 7 },
    body: { action: 'review', status: 'validated', keyIds: [43, 44], languageIds: [22] },
    answer: {
      changeSetId: 904,
      done: 2,
      changed: 1,
      skipped: { missing: 0, unchanged: 0, empty: 1, nameTaken: 0, tooManyTags: 0 },
      next: null,
    },
  },
  {
    call: 'replaceValues',
    as: 'ada',
    slots: { projectId: 7 },
    body: { changes: [{ valueId: 114, version: 6, text: 'Unités' }] },
    answer: { changeSetId: 905, changed: 1, kept: 0 },
  },
];
