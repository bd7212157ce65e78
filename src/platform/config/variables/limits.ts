import { LIMITS } from '#core/domain/rules.js';

import { integer } from '../variable.js';
import { MANY } from './bounds.js';

/** How much one user or address may do. */
export const USE_LIMITS = {
  signInLimit: integer('SIGN_IN_LIMIT', 1, MANY, {
    meaning: 'Tries at the password of one account in 15 minutes, for each address',
    fallback: 10,
  }),
  signInAddressLimit: integer('SIGN_IN_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Sign-ins from one address in 15 minutes, whatever the account',
    fallback: 100,
  }),
  signUpLimit: integer('SIGN_UP_LIMIT', 1, MANY, {
    meaning: 'New accounts an hour and address',
    fallback: 5,
  }),
  passwordResetLimit: integer('PASSWORD_RESET_LIMIT', 1, MANY, {
    meaning: 'Password resets an hour, account and address; further ones are ignored',
    fallback: 5,
  }),
  passwordResetAddressLimit: integer('PASSWORD_RESET_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Password resets an hour and address, whatever the account',
    fallback: 20,
  }),
  apiRateLimit: integer('API_RATE_LIMIT', 1, MANY, { meaning: 'Calls a minute and user', fallback: 600 }),
  anonymousRateLimit: integer('ANONYMOUS_RATE_LIMIT', 1, MANY, {
    meaning: 'Calls a minute and address without a token',
    fallback: 100,
  }),
  detailsRateLimit: integer('DETAILS_RATE_LIMIT', 1, MANY, {
    meaning: 'Whole projects read a minute and user',
    fallback: 60,
  }),
  invitationLimit: integer('INVITATION_LIMIT', 1, MANY, {
    meaning: 'Invitations an hour and user, sent or refused',
    fallback: 20,
  }),
  invitationNotFoundLimit: integer('INVITATION_NOT_FOUND_LIMIT', 1, MANY, {
    meaning: 'Invitations of nobody an hour and user; then all are refused',
    fallback: 10,
  }),
  importLimit: integer('IMPORT_LIMIT', 1, MANY, {
    meaning: 'Imports in 10 minutes and user',
    fallback: 10,
  }),
  bulkLimit: integer('BULK_LIMIT', 1, MANY, {
    meaning: 'Empty languages and lists of more than 100 keys created in 10 minutes and user',
    fallback: 60,
  }),
  importsAtOnce: integer('IMPORTS_AT_ONCE', 1, 100, {
    meaning: 'Imports at work in this process at the same time, one of each project; the others wait',
    fallback: 2,
  }),
  importsWaiting: integer('IMPORTS_WAITING', 0, 1_000, {
    meaning: 'Imports that may wait for their turn; beyond it they are told to come back',
    fallback: 8,
  }),
  importKeyLimit: integer('IMPORT_KEY_LIMIT', 1, MANY, {
    meaning: 'Keys of one import',
    fallback: LIMITS.keysPerProject,
  }),
  projectKeyLimit: integer('PROJECT_KEY_LIMIT', 1, MANY, {
    meaning: 'Keys of one project',
    fallback: LIMITS.keysPerProject,
  }),
  projectLanguageLimit: integer('PROJECT_LANGUAGE_LIMIT', 1, MANY, {
    meaning: 'Languages of one project',
    fallback: LIMITS.languagesPerProject,
  }),
  userProjectLimit: integer('USER_PROJECT_LIMIT', 1, MANY, {
    meaning: 'Projects one user may own',
    fallback: LIMITS.projectsPerUser,
  }),
} as const;
