import { OWNER, personOf } from '../people.js';
import type { Principal } from '../people.js';
import { PERSONAL_TOKENS } from '../personal-tokens.js';
import { body } from './sample.js';
import type { Billing, Refusal, Sample } from './sample.js';
import { A } from '../ids.js';

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

export const ACCOUNT: Sample[] = [
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

export const SUBSCRIPTIONS: Sample[] = [
  { call: 'createSubscriptionIntent', ...otherPrice },
  { call: 'readCurrentSubscription' },
  { call: 'terminateSubscription', state: billed(UNREACHED, NO_SUBSCRIPTION), isLeasing: true },
  { call: 'continueSubscription', state: billed(UNREACHED, NO_SUBSCRIPTION), isLeasing: true },
  { call: 'readPaymentMethod', state: billed(UNREACHED, null) },
  { call: 'createSetupIntent', state: billed(UNREACHED, NO_SUBSCRIPTION) },
  { call: 'switchPlan', ...otherPrice },
  { call: 'receiveStripeEvent', body: body({}), state: billed(UNSIGNED, UNSIGNED) },
];
