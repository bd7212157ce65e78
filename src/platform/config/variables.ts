import { isEmail } from '#core/domain/email.js';
import { LIMITS } from '#core/domain/rules.js';

import { IMPORT_POOL, INTERACTIVE_POOL } from '../database/data-source.js';
import { SECRET_LENGTH } from './instance-secret.js';
import { fileText, flag, integer, list, longText, oneOf, text, url } from './variable.js';

const SECOND = 1_000;
const MANY = 1_000_000_000;

const EMAILS = {
  holds: isEmail,
  expects: 'must be e-mails joined by commas',
};
const EMAILS_AND_DOMAINS = {
  holds: (item: string): boolean => isEmail(item) || isEmail(`x${item}`),
  expects: 'must be e-mails or domains as @example.com, joined by commas',
};

/**
 * Everything the environment can say to Motley. A variable that is not here does not exist: a name that looks like
 * one of these and is none stops the start.
 */
export const VARIABLES = {
  nodeEnv: oneOf('NODE_ENV', ['production', 'development', 'test'], {
    meaning: 'In production every request is logged',
    fallback: 'development',
  }),
  logLevel: oneOf('LOG_LEVEL', ['auto', 'debug', 'info', 'warn', 'error'], {
    meaning: 'Least serious lines to log; auto is info in production and warn elsewhere',
    fallback: 'auto',
  }),
  port: integer('PORT', 0, 65_535, { meaning: 'Port of the web server; 0 takes a free one', fallback: 3000 }),
  host: text('HOST', {
    example: '127.0.0.1',
    meaning: 'Address to listen on; not set: every address of the machine',
    fallback: '',
  }),
  publicUrl: url('PUBLIC_URL', ['http', 'https'], {
    example: 'https://motley.example.com',
    meaning: 'Address people reach Motley at: stands in mails, and turns on what only https allows',
  }),
  metricsPort: integer('METRICS_PORT', 0, 65_535, {
    meaning: 'Port of the metrics for Prometheus, on HOST as well; 0: none are served',
    fallback: 0,
  }),
  trustProxy: integer('TRUST_PROXY', 0, 10, {
    meaning: 'Number of proxies in front; 0 never believes X-Forwarded-For',
    fallback: 0,
  }),

  dataDir: text('MOTLEY_DATA', {
    meaning: 'Folder of the embedded database and of secrets made here',
    fallback: '.data',
  }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], {
    example: 'postgres://motley:password@database.example.com/motley',
    meaning: 'A PostgreSQL of your own instead of the embedded one',
    secret: true,
  }),
  // The migrations take two: one holds their lock.
  databasePool: integer('DATABASE_POOL', 2, 500, {
    meaning: 'Connections for people at work',
    fallback: INTERACTIVE_POOL.size,
  }),
  databaseImportPool: integer('DATABASE_IMPORT_POOL', 1, 100, {
    meaning: 'Connections for imports',
    fallback: IMPORT_POOL.size,
  }),
  databaseConnectTimeout: integer('DATABASE_CONNECT_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Longest wait for a connection',
    fallback: INTERACTIVE_POOL.connectTimeout,
  }),
  databaseStatementTimeout: integer('DATABASE_STATEMENT_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Longest statement outside imports',
    fallback: INTERACTIVE_POOL.statementTimeout,
  }),
  databaseImportStatementTimeout: integer('DATABASE_IMPORT_STATEMENT_TIMEOUT_MS', 100, 3_600 * SECOND, {
    meaning: 'Longest statement of an import',
    fallback: IMPORT_POOL.statementTimeout,
  }),
  databaseLockTimeout: integer('DATABASE_LOCK_TIMEOUT_MS', 10, 600 * SECOND, {
    meaning: 'Longest wait for a row that another session holds',
    fallback: INTERACTIVE_POOL.lockTimeout,
  }),
  databaseIdleTransactionTimeout: integer('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Longest pause inside a transaction',
    fallback: INTERACTIVE_POOL.idleTransactionTimeout,
  }),

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
  stripeSecretKey: text('STRIPE_SECRET_KEY', {
    example: 'sk_live_…',
    meaning: 'Takes payments through this account of Stripe; not set: everything is free for everybody',
    fallback: '',
    secret: true,
  }),
  stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY', {
    example: 'pk_live_…',
    meaning: 'The key of the same account that browsers use',
    fallback: '',
  }),
  stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET', {
    example: 'whsec_…',
    meaning: 'Checks what Stripe tells us; several, joined by commas, while one replaces another',
    fallback: '',
    secret: true,
  }),
  stripePriceMonthly: text('STRIPE_PRICE_MONTHLY', {
    example: 'price_…',
    meaning: 'Price of the monthly plan',
    fallback: '',
  }),
  stripePriceYearly: text('STRIPE_PRICE_YEARLY', {
    example: 'price_…',
    meaning: 'Price of the yearly plan',
    fallback: '',
  }),
  stripeApiBase: url('STRIPE_API_BASE', ['http'], {
    example: 'http://localhost:12111',
    meaning: 'A Stripe made for tests, in its place; never in production',
  }),
  stripeTimeout: integer('STRIPE_TIMEOUT_MS', 100, 60 * SECOND, {
    meaning: 'Longest time one call of ours may spend with Stripe',
    fallback: 10 * SECOND,
  }),
  freeTrialDays: integer('FREE_TRIAL_DAYS', 0, 3_650, {
    meaning: 'Days everybody may use everything before they pay',
    fallback: 14,
  }),
  billingLimit: integer('BILLING_LIMIT', 1, MANY, {
    meaning: 'Changes of a subscription an hour and user',
    fallback: 20,
  }),
  bodyLimit: integer('BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Largest body of a call',
    fallback: 100_000,
  }),
  importBodyLimit: integer('IMPORT_BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Largest body of a call that imports',
    fallback: 20_000_000,
  }),
  largeBodiesAtOnce: integer('LARGE_BODIES_AT_ONCE', 1, 100, {
    meaning:
      'Bodies above BODY_LIMIT_BYTES that this process works on at the same time; the others wait unread',
    fallback: 2,
  }),
  largeBodiesWaiting: integer('LARGE_BODIES_WAITING', 0, 1_000, {
    meaning:
      'Bodies above BODY_LIMIT_BYTES that may wait for their turn, four of each user; others get a 503',
    fallback: 20,
  }),
  projectReadsAtOnce: integer('PROJECT_READS_AT_ONCE', 1, 100, {
    meaning: 'Whole projects that this process reads at the same time; equal reads share one',
    fallback: 2,
  }),
  projectReadsWaiting: integer('PROJECT_READS_WAITING', 0, 10_000, {
    meaning: 'Whole projects that may wait to be read; others get a 503',
    fallback: 100,
  }),
  queueTimeout: integer('QUEUE_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Longest wait of a large body or the read of a whole project for its turn; then it gets a 503',
    fallback: 20 * SECOND,
  }),
  requestTimeout: integer('REQUEST_TIMEOUT_MS', SECOND, 3_600 * SECOND, {
    meaning: 'Longest time a request may take to arrive',
    fallback: 60 * SECOND,
  }),
  headersTimeout: integer('HEADERS_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'Longest time the headers of a request may take to arrive, and a socket to enter a namespace',
    fallback: 10 * SECOND,
  }),
  keepAliveTimeout: integer('KEEP_ALIVE_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'How long a connection is kept for its next request; longer than a proxy in front keeps it',
    fallback: 65 * SECOND,
  }),
  connectionLimit: integer('CONNECTION_LIMIT', 10, MANY, {
    meaning: 'Connections at once; fewer where the process may not open twice as many files',
    fallback: 5_000,
  }),
  connectionAddressLimit: integer('CONNECTION_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Connections at once from one address, where TRUST_PROXY is 0',
    fallback: 1_000,
  }),
  socketAddressLimit: integer('SOCKET_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Sockets of open pages at once from one address',
    fallback: 500,
  }),
} as const;
