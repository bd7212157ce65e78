import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'core', 'migrations', 'scripts', 'tools', 'client/src'];

/** The only function that folds, and earlier migrations, which never change. */
const KNOWN = [
  'core/domain/email.ts',
  'migrations/1795348131000-folded-emails.ts',
  'migrations/initial-schema/identity.ts',
];

const SQL =
  /\b(?:lower|upper|casefold|citext)\b\s*\([^)]*e-?mail|e-?mail\w*\s+(?:NOT\s+)?I?LIKE\b|e-?mail\w*\s+citext/i;
const CODE =
  /e-?mail\w*[)\]!]*\??\.(?:toLowerCase|toUpperCase|toLocaleLowerCase|toLocaleUpperCase|localeCompare)\(/i;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => /\.(?:ts|tsx|mjs|sql)$/.test(path));

const folds = (text: string): boolean => SQL.test(text) || CODE.test(text);

it.each([
  'WHERE lower(i.email) = lower($1)',
  'ON identity (lower(email))',
  "email ILIKE '%' || $1",
  'one.email.toLowerCase() === other',
  'identityEmail?.toLowerCase()',
])('this folds an e-mail: %s', (text) => expect(folds(text)).toBe(true));

it('e-mails are folded by core/domain/email and by nothing else', () => {
  const found = files.filter((path) => !KNOWN.includes(path) && folds(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
