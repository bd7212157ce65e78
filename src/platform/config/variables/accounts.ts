import { isEmail } from '#core/domain/email.js';

import { SECRET_LENGTH } from './bounds.js';
import { fileText, flag, integer, list, longText, mailbox, oneOf, text, url } from './variable.js';

const EMAILS = {
  holds: isEmail,
  expects: 'must be emails separated by commas',
};
const EMAILS_AND_DOMAINS = {
  holds: (item: string): boolean => isEmail(item) || isEmail(`x${item}`),
  expects: 'must be emails or domains such as @example.com, separated by commas',
};

/** Registration, identity driver and mail. */
export const ACCOUNTS = {
  identityProvider: oneOf('IDENTITY_PROVIDER', ['local', 'firebase'], {
    meaning: 'Identity provider: local accounts, or a Firebase project',
    fallback: 'local',
  }),
  jwtSecret: longText('JWT_SECRET', SECRET_LENGTH, {
    example: 'the output of openssl rand -hex 32',
    meaning:
      'Secret that signs access tokens; by default created at the first start and kept in the data directory',
    fallback: '',
    secret: true,
  }),
  firebaseProjectId: text('FIREBASE_PROJECT_ID', {
    example: 'motley-example',
    meaning: 'Id of the Firebase project',
    fallback: '',
  }),
  firebaseApiKey: text('FIREBASE_API_KEY', {
    example: 'AIzaSyExample',
    meaning: 'Web API key of the Firebase project; not a secret',
    fallback: '',
  }),
  firebaseAuthDomain: text('FIREBASE_AUTH_DOMAIN', {
    example: 'motley-example.firebaseapp.com',
    meaning: 'Domain of the Firebase pages; by default the one that Firebase assigns to the project',
    fallback: '',
  }),
  firebaseServiceAccount: text('FIREBASE_SERVICE_ACCOUNT', {
    example: '{"project_id":"motley-example",…}',
    meaning:
      'Key file of a service account, used to delete accounts at Firebase and to check for ended sessions',
    fallback: '',
    secret: true,
  }),
  firebaseAuthEmulatorHost: text('FIREBASE_AUTH_EMULATOR_HOST', {
    example: '127.0.0.1:9099',
    meaning: 'Host and port of an Auth emulator to use instead of Firebase; never in production',
    fallback: '',
  }),
  requireVerifiedEmail: flag('REQUIRE_VERIFIED_EMAIL', {
    example: 'true',
    meaning: 'Whether invitations need a verified email; by default if email can be sent, or with Firebase',
    fallback: null,
  }),
  tokenSyncUrl: url('TOKEN_SYNC_URL', ['http', 'https'], {
    example: 'https://app.example.com/motley-session',
    meaning:
      'Address to which web clients send their access tokens: POST after sign-in and renewal, DELETE after sign-out',
  }),
  registration: oneOf('REGISTRATION', ['open', 'invited', 'closed'], {
    meaning: 'Who may sign up: everyone, the addresses in REGISTRATION_INVITED and OPERATORS, or nobody',
    fallback: 'open',
  }),
  registrationInvited: list('REGISTRATION_INVITED', EMAILS_AND_DOMAINS, {
    example: 'anna@example.org,@example.com',
    meaning: 'Emails, and domains such as @example.com, that may register if REGISTRATION is invited',
  }),
  operators: list('OPERATORS', EMAILS, {
    example: 'admin@example.com',
    meaning: 'Emails of the operators of this instance',
  }),
  projectCreation: oneOf('PROJECT_CREATION', ['everyone', 'operators'], {
    meaning: 'Who may create projects: everyone, or only OPERATORS',
    fallback: 'everyone',
  }),
  terms: fileText('TERMS_FILE', 100_000, {
    meaning: 'File with terms of use that replace the default ones: paragraphs, "# headings" and "- lists"',
    example: 'docs/terms.example.md',
  }),
  smtpUrl: url('SMTP_URL', ['smtp', 'smtps'], {
    example: 'smtps://user:password@mail.example.com',
    meaning: 'Mail server; by default, emails are written to the log',
    secret: true,
  }),
  mailFrom: mailbox('MAIL_FROM', {
    example: 'Motley <motley@example.com>',
    meaning: 'Sender of emails, required with SMTP_URL',
  }),

  passwordHashMemory: integer('PASSWORD_HASH_MEMORY_KIB', 7_168, 1_048_576, {
    meaning: 'Memory used to hash a password with argon2id, in KiB',
    fallback: 47_104,
  }),
  passwordHashPasses: integer('PASSWORD_HASH_PASSES', 1, 100, {
    meaning: 'Number of argon2id passes',
    fallback: 2,
  }),
} as const;
