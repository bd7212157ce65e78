import { EX_MEMBER, LANGUAGES } from '../people.js';
import { needsRole } from './sample.js';
import type { Sample } from './sample.js';
import { ACTIVITY, CHANGE_SET, KEY, LANGUAGE_ID } from '../ids.js';

const nothing = (): object => ({});

const FRENCH = { language: 'fr', names: ['fr'] } as const;

const REVERT = { body: nothing, ...FRENCH, texts: ['fr'], missing: 'not_existing_activity' } as const;

/** The history of a project, and what takes changes back. */
export const HISTORY: Sample[] = [
  { call: 'listActivity', names: ['fr'], texts: LANGUAGES },
  {
    call: 'listActivity',
    way: 'of French',
    query: { languageId: LANGUAGE_ID.fr },
    names: ['fr'],
    texts: ['fr'],
  },
  { call: 'listActivity', way: 'of a key', query: { keyId: KEY.items }, names: ['fr'], texts: ['fr'] },
  {
    call: 'listActivity',
    way: 'of somebody',
    query: { userId: Number(EX_MEMBER.id) },
    names: ['fr'],
    texts: LANGUAGES,
  },
  // The limits of members, as in the list of users.
  { call: 'listAuditLog', names: 'all' },
  { call: 'listHistoryOfValue', ...FRENCH, texts: ['fr'], missing: 'not_existing_value' },
  { call: 'revertChange', way: 'of a text', ...REVERT, right: 'canWriteValue' },
  {
    call: 'revertChange',
    way: 'of a review',
    slots: { activityId: ACTIVITY.review },
    ...REVERT,
    right: 'canWriteStatus',
  },
  {
    call: 'revertChange',
    way: 'of a confirmation',
    slots: { activityId: ACTIVITY.confirmation },
    ...REVERT,
    state: needsRole,
  },
  {
    call: 'listActivity',
    way: 'by change set',
    query: { changeSetId: CHANGE_SET.review },
    names: ['fr'],
    texts: ['fr'],
  },
  { call: 'listChangeSets' },
  {
    call: 'revertChangeSet',
    body: nothing,
    language: 'fr',
    missing: 'not_existing_change_set',
    right: 'canWriteProject',
  },
];
