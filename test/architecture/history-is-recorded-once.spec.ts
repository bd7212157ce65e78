import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'core', 'migrations', 'scripts', 'tools'];

/** As SQL, or by the repository of the table. */
const RECORDS =
  /\bINSERT\s+INTO\s+"?history\b|\brepository\(\s*History\s*\)\s*\.(?:insert|save|upsert|createQueryBuilder)\b/i;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => /\.(?:ts|mjs|sql)$/.test(path));

it.each([
  'INSERT INTO history (project_id)',
  'insert into\n  "history" VALUES',
  'database.repository(History).insert(row)',
  'database\n.repository(History)\n.save(row)',
])('this records history: %s', (text) => expect(text).toMatch(RECORDS));

it('only the fragment recordHistory writes the history', () => {
  const found = files.filter((path) => RECORDS.test(readFileSync(path, 'utf8')));
  expect(found).toEqual(['src/modules/history/history.sql.ts']);
});
