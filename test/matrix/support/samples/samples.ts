import { ACCOUNT, SUBSCRIPTIONS } from './account-samples.js';
import { BULK } from './bulk-samples.js';
import { CHECKS } from './check-samples.js';
import { COLUMNS } from './column-samples.js';
import { CANDIDATE, LANGUAGES } from '../people.js';
import { HISTORY } from './history-samples.js';
import { A, GROUP, KEY, LANGUAGE_ID } from '../ids.js';
import { PUBLIC } from './public-samples.js';
import { body } from './sample.js';
import type { BodyId, Sample } from './sample.js';

const NOT_THE_PROJECTS: BodyId['foreign'] = [400, 'validation_error'];
const GROUP_ID: BodyId = { at: ['groupId'], of: 'group', foreign: [404, 'not_existing_group'] };
const NO_LANGUAGE: BodyId['foreign'] = [404, 'not_existing_language'];
const LISTS: BodyId[] = [
  { at: ['sourceLanguagesIds'], of: 'languages', foreign: NOT_THE_PROJECTS },
  { at: ['targetLanguagesIds'], of: 'languages', foreign: NOT_THE_PROJECTS },
];

const newKey = (name: string, extra: object = {}) => ({ name, isPlural: false, ...extra });
const inFrench = { name: 'new', languageId: LANGUAGE_ID.fr, quantityString: null };
const someKeys = (name: string) => [
  { name, isPlural: false, values: [{ name: 'new', quantityString: null }] },
];
const file = [{ name: 'new', keys: someKeys('new') }];

const PROJECTS: Sample[] = [
  { call: 'listProjects', names: LANGUAGES },
  {
    call: 'createProject',
    body: body({ name: 'new', color: '000000', description: '', languages: ['xx'] }),
  },
  {
    call: 'createProject',
    way: 'from files',
    body: body({ name: 'new', color: '000000', description: '', languages: ['xx', 'yy'], groups: file }),
  },
  { call: 'readProject', names: LANGUAGES, texts: LANGUAGES },
  { call: 'updateProject', body: body({ name: 'new', color: '000000', description: '' }) },
  { call: 'changePluralMode', body: body({ mode: 'cldr' }), destroys: true },
  { call: 'deleteProject' },
  { call: 'archiveProject' },
  { call: 'unarchiveProject', isIdle: () => true },
];

const MEMBERS: Sample[] = [
  {
    call: 'leaveProject',
    state: ({ member }) => (member?.role === 'owner' ? [422, 'owner_cannot_leave'] : null),
  },
  // All members may see the languages of members.
  { call: 'listProjectUsers', names: 'all' },
  { call: 'readMyMembership' },
  { call: 'updateProjectUser', body: body({ role: 'reviewer' }) },
  {
    call: 'updateProjectUser',
    way: 'with languages',
    body: body({ role: 'translator', sourceLanguagesIds: '1', targetLanguagesIds: '2,3' }),
    ids: LISTS,
    names: 'all',
  },
  { call: 'removeProjectUser' },
];

const GROUPS: Sample[] = [
  { call: 'listGroups', names: LANGUAGES, texts: LANGUAGES },
  { call: 'readGroup', names: LANGUAGES, texts: LANGUAGES },
  { call: 'createGroup', body: body({ name: 'new' }) },
  { call: 'renameGroup', body: body({ name: 'new' }), names: LANGUAGES, texts: LANGUAGES },
  { call: 'deleteGroup', destroys: true },
];

const KEYS: Sample[] = [
  { call: 'listKeys', names: LANGUAGES, texts: LANGUAGES },
  {
    call: 'createKey',
    body: body(newKey('new', { groupId: GROUP.home })),
    ids: [GROUP_ID],
    names: LANGUAGES,
  },
  {
    call: 'createKey',
    way: 'in a new group',
    body: body(newKey('new', { groupName: 'new' })),
    names: LANGUAGES,
  },
  {
    call: 'createKey',
    way: 'with a text',
    body: body(newKey('new', { values: [inFrench] })),
    language: 'fr',
    missing: 'not_existing_language',
    names: LANGUAGES,
    ids: [{ at: ['values', 0, 'languageId'], of: 'language', foreign: NO_LANGUAGE }],
  },
  {
    call: 'createKeys',
    body: body([newKey('new', { groupId: GROUP.home }), newKey('newer')]),
    ids: [{ ...GROUP_ID, at: [0, 'groupId'] }],
    names: LANGUAGES,
  },
  {
    call: 'createKeys',
    way: 'with a text',
    body: body([newKey('new'), newKey('newer', { values: [inFrench] })]),
    language: 'fr',
    missing: 'not_existing_language',
    names: LANGUAGES,
    ids: [{ at: [1, 'values', 0, 'languageId'], of: 'language', foreign: NO_LANGUAGE }],
  },
  { call: 'updateKey', way: 'its name', body: body({ name: 'new' }), names: LANGUAGES, texts: LANGUAGES },
  { call: 'updateKey', way: 'its kind', body: body({ isPlural: true }), destroys: true, names: LANGUAGES },
  {
    call: 'updateKey',
    way: 'its group and context',
    body: body({ groupId: GROUP.home, description: 'new', maxLength: 9, tags: ['new'] }),
    ids: [GROUP_ID],
    names: LANGUAGES,
    texts: LANGUAGES,
  },
  { call: 'deleteKey', destroys: true },
];

const FRENCH = { language: 'fr', names: ['fr'] } as const;

const VALUES: Sample[] = [
  { call: 'listValuesOfKey', names: LANGUAGES, texts: LANGUAGES },
  {
    call: 'createValue',
    slots: { keyId: KEY.blank },
    body: body(inFrench),
    ...FRENCH,
    missing: 'not_existing_language',
    ids: [{ at: ['languageId'], of: 'language', foreign: NO_LANGUAGE }],
  },
  { call: 'writeValue', body: body({ name: 'new' }), ...FRENCH, missing: 'not_existing_value' },
  {
    call: 'reviewValue',
    body: body({ status: 'validated' }),
    ...FRENCH,
    missing: 'not_existing_value',
    texts: ['fr'],
  },
  {
    call: 'listValuesOfLanguage',
    query: { languageId: LANGUAGE_ID.fr },
    ...FRENCH,
    missing: 'not_existing_language',
    texts: ['fr'],
  },
];

const OF_LANGUAGES: Sample[] = [
  { call: 'listLanguages', names: LANGUAGES },
  { call: 'readLanguage', ...FRENCH, missing: 'not_existing_language' },
  { call: 'listFiles' },
  { call: 'updateFile', body: body({ path: 'new/{language}.json', position: 1 }) },
  { call: 'deleteFile', query: { keys: 'keep' }, destroys: true },
  { call: 'deleteFile', way: 'with its keys', query: { keys: 'delete' }, destroys: true },
  { call: 'listFileProfiles' },
  { call: 'readFileProfiles', language: 'fr', missing: 'not_existing_language' },
  { call: 'createLanguage', body: body({ name: 'xx' }) },
  // The new keys are empty in the other languages, which appear in the warnings.
  { call: 'createLanguage', way: 'from files', body: body({ name: 'xx', groups: file }), names: LANGUAGES },
  {
    call: 'importIntoLanguage',
    body: body({ groups: file }),
    ...FRENCH,
    missing: 'not_existing_language',
    names: LANGUAGES,
  },
  {
    call: 'importIntoLanguage',
    way: 'over a text',
    body: body({ groups: [{ name: 'common', keys: someKeys('title_a') }], replaceExistingKeys: true }),
    ...FRENCH,
    missing: 'not_existing_language',
  },
  {
    call: 'applyChanges',
    body: body({ languages: [{ tag: 'fr', groups: file }] }),
    language: 'fr',
    names: LANGUAGES,
  },
  {
    call: 'applyChanges',
    way: 'with a new language',
    body: body({ languages: [{ tag: 'oc', groups: file }] }),
    names: LANGUAGES,
  },
  {
    call: 'applyChanges',
    way: 'as a dry run',
    body: body({ languages: [{ tag: 'oc', groups: file }], dryRun: true }),
    names: LANGUAGES,
    isIdle: () => true,
  },
  { call: 'updateLanguage', body: body({ tag: 'oc' }), ...FRENCH, missing: 'not_existing_language' },
  { call: 'deleteLanguage', language: 'fr', missing: 'not_existing_language' },
];

const INVITATIONS: Sample[] = [
  { call: 'listInvitations' },
  {
    call: 'createInvitation',
    body: body({ projectId: A, email: CANDIDATE.email, role: 'translator' }),
    ids: [{ at: ['projectId'], of: 'project', foreign: [403, 'not_your_project'] }],
  },
  {
    call: 'createInvitation',
    way: 'with languages',
    body: body({
      projectId: A,
      email: CANDIDATE.email,
      role: 'translator',
      sourceLanguagesIds: '1',
      targetLanguagesIds: '2,3',
    }),
    ids: LISTS,
    // Like the list of users, which contains those of all members.
    names: 'all',
  },
  {
    call: 'createInvitation',
    way: 'of an email without an account',
    body: body({ projectId: A, email: 'somebody@else.example', role: 'translator', mayRegister: true }),
    ids: [{ at: ['projectId'], of: 'project', foreign: [403, 'not_your_project'] }],
  },
  { call: 'acceptInvitation' },
  { call: 'declineInvitation' },
  { call: 'deleteInvitation' },
];

/** Every call in each of its ways. */
export const SAMPLES: Sample[] = [
  ...[
    PUBLIC,
    ACCOUNT,
    PROJECTS,
    MEMBERS,
    GROUPS,
    KEYS,
    VALUES,
    BULK,
    CHECKS,
    COLUMNS,
    OF_LANGUAGES,
    HISTORY,
    INVITATIONS,
    SUBSCRIPTIONS,
  ].flat(),
];
