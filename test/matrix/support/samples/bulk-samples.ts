import { isLimited } from '../people.js';
import { body } from './sample.js';
import type { BodyId, Sample } from './sample.js';
import { GROUP, KEY, LANGUAGE_ID, VALUE } from '../ids.js';

const NO_LANGUAGE: BodyId['foreign'] = [404, 'not_existing_language'];
const IN_FRENCH = { language: 'fr', missing: 'not_existing_language' } as const;
const SOME_KEY = { keyIds: [KEY.title] };
const WITH_LANGUAGE: BodyId = { at: ['languageIds', 0], of: 'language', foreign: NO_LANGUAGE };

/** Changes of several keys or values. */
export const BULK: Sample[] = [
  {
    call: 'changeInBulk',
    way: 'a review',
    body: body({ ...SOME_KEY, action: 'review', status: 'invalidated', languageIds: [LANGUAGE_ID.fr] }),
    ...IN_FRENCH,
    right: 'canWriteStatus',
    ids: [WITH_LANGUAGE],
  },
  {
    call: 'changeInBulk',
    way: 'a review of what is found',
    body: body({
      filter: { groupId: GROUP.home, languageIds: [LANGUAGE_ID.fr] },
      action: 'review',
      status: 'invalidated',
      languageIds: [LANGUAGE_ID.fr],
    }),
    ...IN_FRENCH,
    right: 'canWriteStatus',
    ids: [WITH_LANGUAGE, { at: ['filter', 'languageIds', 0], of: 'language', foreign: NO_LANGUAGE }],
  },
  {
    call: 'changeInBulk',
    way: 'texts',
    body: body({ keyIds: [KEY.blank], action: 'fill', text: 'new', languageIds: [LANGUAGE_ID.fr] }),
    ...IN_FRENCH,
    right: 'canWriteValue',
    ids: [WITH_LANGUAGE],
  },
  {
    call: 'changeInBulk',
    way: 'the group',
    body: body({ ...SOME_KEY, action: 'move', groupId: GROUP.home }),
    right: 'canWriteKey',
    ids: [{ at: ['groupId'], of: 'group', foreign: [404, 'not_existing_group'] }],
  },
  {
    call: 'changeInBulk',
    way: 'a tag',
    body: body({ ...SOME_KEY, action: 'tag', tag: 'new' }),
    right: 'canWriteKey',
  },
  {
    call: 'changeInBulk',
    way: 'deleting',
    body: body({ ...SOME_KEY, action: 'delete' }),
    right: 'canWriteKey',
    state: (who) => (isLimited(who) ? [403, 'unauthorized'] : null),
  },
  {
    call: 'replaceValues',
    body: body({ changes: [{ valueId: VALUE.titleInFrench, version: 2, text: 'new' }] }),
    language: 'fr',
    missing: 'not_existing_value',
  },
];
