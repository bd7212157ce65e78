/** Each group of the reference starts with this variable and continues, in the order of the schema, to the next one. */
export const GROUPS: [variable: string, title: string][] = [
  ['NODE_ENV', 'Process and log'],
  ['PORT', 'Web server'],
  ['MOTLEY_DATA', 'Database'],
  ['IDENTITY_PROVIDER', 'Accounts'],
  ['SMTP_URL', 'Mail'],
  ['PASSWORD_HASH_MEMORY_KIB', 'Passwords'],
  ['SIGN_IN_LIMIT', 'Limits of calls'],
  ['IMPORT_LIMIT', 'Limits of imports and projects'],
  ['STRIPE_SECRET_KEY', 'Payments'],
  ['BODY_LIMIT_BYTES', 'Limits of a request'],
  ['KEEP_ALIVE_TIMEOUT_MS', 'Connections'],
];
