import { isEmail } from '#core/domain/email.js';

import { SECRET_LENGTH } from '../instance-secret.js';
import { fileText, flag, integer, list, longText, oneOf, text, url } from '../variable.js';

const EMAILS = {
  holds: isEmail,
  expects: 'must be e-mails joined by commas',
};
const EMAILS_AND_DOMAINS = {
  holds: (item: string): boolean => isEmail(item) || isEmail(`x${item}`),
  expects: 'must be e-mails or domains as @example.com, joined by commas',
};

/** Who may sign in, who keeps the passwords, and how mail leaves. */
export const ACCOUNTS = {
  identityProvider: oneOf('IDENTITY_PROVIDER', ['local', 'firebase'], {
    meaning: 'Who knows the passwords: this instance, or a project of Firebase',
    fallback: 'local',
  }),
  jwtSecret: longText('JWT_SECRET', SECRET_LENGTH, {
    example: 'the output of openssl rand -hex 32',
    meaning: 'Signs access tokens; not set: made at the first start and kept in the data folder',
    fallback: '',
    secret: true,
  }),
  firebaseProjectId: text('FIREBASE_PROJECT_ID', {
    example: 'motley-example',
    meaning: 'The project of Firebase',
    fallback: '',
  }),
  firebaseApiKey: text('FIREBASE_API_KEY', {
    example: 'AIzaSyExample',
    meaning: 'Names the project to browsers; no secret',
    fallback: '',
  }),
  firebaseAuthDomain: text('FIREBASE_AUTH_DOMAIN', {
    example: 'motley-example.firebaseapp.com',
    meaning: 'Where the pages of Firebase stand; not set: the address Firebase gives every project',
    fallback: '',
  }),
  firebaseServiceAccount: text('FIREBASE_SERVICE_ACCOUNT', {
    example: '{"project_id":"motley-example",…}',
    meaning: 'Key file of a service account: deletes accounts at Firebase, and asks for ended sessions',
    fallback: '',
    secret: true,
  }),
  firebaseAuthEmulatorHost: text('FIREBASE_AUTH_EMULATOR_HOST', {
    example: '127.0.0.1:9099',
    meaning: 'Host and port of the Auth emulator, in the place of Firebase; never in production',
    fallback: '',
  }),
  requireVerifiedEmail: flag('REQUIRE_VERIFIED_EMAIL', {
    example: 'true',
    meaning: 'Whether invitations need a verified e-mail; not set: when mail can be sent, or under Firebase',
    fallback: null,
  }),
  registration: oneOf('REGISTRATION', ['open', 'invited', 'closed'], {
    meaning:
      'Who may open an account: everybody, those of REGISTRATION_INVITED and OPERATORS, or nobody any more',
    fallback: 'open',
  }),
  registrationInvited: list('REGISTRATION_INVITED', EMAILS_AND_DOMAINS, {
    example: 'anna@example.org,@example.com',
    meaning: 'E-mails, and whole domains as @example.com, that may register where REGISTRATION is invited',
  }),
  operators: list('OPERATORS', EMAILS, {
    example: 'admin@example.com',
    meaning: 'E-mails of those who run this instance',
  }),
  projectCreation: oneOf('PROJECT_CREATION', ['everyone', 'operators'], {
    meaning: 'Who may make projects: everybody, or OPERATORS alone',
    fallback: 'everyone',
  }),
  terms: fileText('TERMS_FILE', 100_000, {
    meaning: 'Terms of use in the place of ours: a text of paragraphs, "# headings" and "- lists"',
    example: 'docs/terms.example.md',
  }),
  smtpUrl: url('SMTP_URL', ['smtp', 'smtps'], {
    example: 'smtps://user:password@mail.example.com',
    meaning: 'Server that sends mail; not set: mails are written to the log',
    secret: true,
  }),
  mailFrom: text('MAIL_FROM', { meaning: 'Sender of mails', fallback: 'Motley <motley@localhost>' }),

  passwordHashMemory: integer('PASSWORD_HASH_MEMORY_KIB', 7_168, 1_048_576, {
    meaning: 'Memory one password takes to check (argon2id)',
    fallback: 47_104,
  }),
  passwordHashPasses: integer('PASSWORD_HASH_PASSES', 1, 100, {
    meaning: 'Passes over that memory',
    fallback: 2,
  }),
} as const;
