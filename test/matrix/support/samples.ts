import { BULK } from './bulk-samples.js';
import { CHECKS } from './check-samples.js';
import { COLUMNS } from './column-samples.js';
import { CANDIDATE, LANGUAGES, OWNER, personOf } from './people.js';
import type { Principal } from './people.js';
import { PERSONAL_TOKENS } from './personal-tokens.js';
import { HISTORY } from './history-samples.js';
import { A, GROUP, KEY, LANGUAGE_ID } from './world.js';
import { PUBLIC } from './public-samples.js';
import type { Billing, BodyId, Refusal, Sample } from './sample.js';

const body = (value: unknown) => () => value;

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

export const PASSWORD = 'Passw0rd!';

/** The users with a subscription, paid or not, with billing. */
const hasSubscription = ({ id }: Principal, billing: Billing): boolean =>
  billing === 'paid' && [OWNER.id, personOf('manager').id].includes(id);

const UNREACHED: Refusal = [503, 'billing_unavailable'];

/** Subscriptions end first. */
function deletionRefusal(who: Principal, billing: Billing): Refusal | null {
  if (who.id === OWNER.id) return [422, 'owner_of_shared_project'];
  return hasSubscription(who, billing) ? UNREACHED : null;
}

/** Only the owner has a second session. */
const hasNoTokens = ({ id }: Principal): boolean => PERSONAL_TOKENS.every(({ owner }) => owner.id !== id);

const ACCOUNT: Sample[] = [
  {
    call: 'changePassword',
    body: body({ password: PASSWORD, newPassword: 'An0ther one!' }),
  },
  {
    call: 'register',
    body: ({ email }) => ({ username: null, email }),
    isIdle: ({ known }) => known === 'user',
  },
  { call: 'changeEmail', body: body({ password: PASSWORD, email: 'new@example.com' }) },
  { call: 'resendVerification', isIdle: () => true },
  { call: 'listSessions' },
  { call: 'endSession', state: ({ id }) => (id === OWNER.id ? null : [404, 'not_existing_session']) },
  { call: 'endOtherSessions', isIdle: hasNoTokens },
  { call: 'signOutEverywhere' },
  { call: 'readMe' },
  { call: 'exportMe' },
  { call: 'updateMe', body: body({ username: 'new' }) },
  { call: 'deleteMe', state: deletionRefusal, isLeasing: true },
  { call: 'listTokens' },
  { call: 'createToken', body: body({ name: 'new', scopes: ['read'], projectId: null }) },
  {
    call: 'createToken',
    way: 'of one project',
    body: body({ name: 'new', scopes: ['read'], projectId: A }),
    ids: [{ at: ['projectId'], of: 'project', foreign: [403, 'not_your_project'] }],
    state: ({ member }) => (member === null ? [403, 'not_your_project'] : null),
  },
  { call: 'revokeTokens', isIdle: hasNoTokens },
  { call: 'revokeToken', state: ({ id }) => (id === OWNER.id ? null : [404, 'not_existing_token']) },
];

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

/** Without billing there are no payments; with billing the provider cannot be reached. */
const billed =
  (withSubscription: Refusal | null, without: Refusal | null): Sample['state'] =>
  (who, billing) => {
    if (billing === 'off') return [404, 'billing_disabled'];
    return hasSubscription(who, billing) ? withSubscription : without;
  };

const INVALID_PRICE: Refusal = [422, 'invalid_price'];
const NO_SUBSCRIPTION: Refusal = [404, 'not_existing_subscription'];
const UNSIGNED: Refusal = [400, 'invalid_signature'];

const otherPrice = { body: body({ priceId: 'price_other' }), state: billed(INVALID_PRICE, INVALID_PRICE) };

const SUBSCRIPTIONS: Sample[] = [
  { call: 'createSubscriptionIntent', ...otherPrice },
  { call: 'readCurrentSubscription' },
  { call: 'terminateSubscription', state: billed(UNREACHED, NO_SUBSCRIPTION), isLeasing: true },
  { call: 'continueSubscription', state: billed(UNREACHED, NO_SUBSCRIPTION), isLeasing: true },
  { call: 'readPaymentMethod', state: billed(UNREACHED, null) },
  { call: 'createSetupIntent', state: billed(UNREACHED, NO_SUBSCRIPTION) },
  { call: 'switchPlan', ...otherPrice },
  { call: 'receiveStripeEvent', body: body({}), state: billed(UNSIGNED, UNSIGNED) },
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
