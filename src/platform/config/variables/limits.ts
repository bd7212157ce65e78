import { LIMITS } from '#core/domain/rules.js';

import { integer } from './variable.js';
import { MANY } from './bounds.js';

/** Rate limits per user and per address. */
export const USE_LIMITS = {
  signInLimit: integer('SIGN_IN_LIMIT', 1, MANY, {
    meaning: 'Sign-in attempts per account and address in 15 minutes',
    fallback: 10,
  }),
  signInAddressLimit: integer('SIGN_IN_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Sign-in attempts per address in 15 minutes',
    fallback: 100,
  }),
  signUpLimit: integer('SIGN_UP_LIMIT', 1, MANY, {
    meaning: 'New accounts per hour and address',
    fallback: 5,
  }),
  passwordResetLimit: integer('PASSWORD_RESET_LIMIT', 1, MANY, {
    meaning: 'Password resets per hour, account and address; further ones are ignored',
    fallback: 5,
  }),
  passwordResetAddressLimit: integer('PASSWORD_RESET_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Password resets per hour and address',
    fallback: 20,
  }),
  apiRateLimit: integer('API_RATE_LIMIT', 1, MANY, {
    meaning: 'Calls per minute and user, in each process',
    fallback: 600,
  }),
  anonymousRateLimit: integer('ANONYMOUS_RATE_LIMIT', 1, MANY, {
    meaning: 'Calls without a token per minute and address, in each process',
    fallback: 100,
  }),
  detailsRateLimit: integer('DETAILS_RATE_LIMIT', 1, MANY, {
    meaning:
      'Reads of whole projects per minute and user, and a tenth of the reads of the files of a language',
    fallback: 60,
  }),
  invitationLimit: integer('INVITATION_LIMIT', 1, MANY, {
    meaning: 'Invitations per hour and user, sent or refused',
    fallback: 20,
  }),
  invitationNotFoundLimit: integer('INVITATION_NOT_FOUND_LIMIT', 1, MANY, {
    meaning: 'Invitations of unregistered emails per hour and user; beyond it, all are refused',
    fallback: 10,
  }),
  importLimit: integer('IMPORT_LIMIT', 1, MANY, {
    meaning: 'Imports per user in 10 minutes; of several languages, 20 calls are one',
    fallback: 10,
  }),
  importTextLimit: integer('IMPORT_TEXT_LIMIT', 1, MANY, {
    meaning:
      'Texts per user in 10 minutes that imports of several languages write; the import that exceeds it is the last',
    fallback: 3_000_000,
  }),
  bulkLimit: integer('BULK_LIMIT', 1, MANY, {
    meaning:
      'Empty languages, lists of more than 100 keys, changes of more than 100 keys or values at once, and reverts of change sets, per user in 10 minutes',
    fallback: 60,
  }),
  importsAtOnce: integer('IMPORTS_AT_ONCE', 1, 100, {
    meaning: 'Concurrent imports in this process, at most one per project; others wait',
    fallback: 2,
  }),
  importsWaiting: integer('IMPORTS_WAITING', 0, 1_000, {
    meaning: 'Imports that may wait; others get a 503',
    fallback: 8,
  }),
  importKeyLimit: integer('IMPORT_KEY_LIMIT', 1, MANY, {
    meaning: 'Keys per import',
    fallback: LIMITS.keysPerProject,
  }),
  projectKeyLimit: integer('PROJECT_KEY_LIMIT', 1, MANY, {
    meaning: 'Keys per project',
    fallback: LIMITS.keysPerProject,
  }),
  projectFileBytes: integer('PROJECT_FILE_BYTES', 0, MANY, {
    meaning: 'Compressed bytes of the imported files that a project keeps to write them again',
    fallback: 200_000_000,
  }),
  projectLanguageLimit: integer('PROJECT_LANGUAGE_LIMIT', 1, MANY, {
    meaning: 'Languages per project',
    fallback: LIMITS.languagesPerProject,
  }),
  userProjectLimit: integer('USER_PROJECT_LIMIT', 1, MANY, {
    meaning: 'Projects per owner',
    fallback: LIMITS.projectsPerUser,
  }),
} as const;
