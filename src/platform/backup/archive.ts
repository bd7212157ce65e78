import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { BootError } from '../errors/boot.error.js';
import { contentsOf } from './contents.js';
import type { Contents } from './contents.js';
import { linesOf, upTo } from './lines.js';

const FORMAT = 'motley-backup-1';
/** The line after the last row of a table; in rows, a backslash is always escaped. */
const END_OF_TABLE = '\\.\n';

/** An archive that is being read: its contents, then its rows in the order of the tables. */
export interface Archive {
  contents: Contents;
  lines: AsyncGenerator<Buffer, void>;
}

const columns = (names: readonly string[]): string => `(${names.join(', ')})`;

/** Writes the whole database as one snapshot, while other connections keep writing. */
export async function writeArchive(client: pg.Client, file: string): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const contents = await contentsOf(client);
  if (contents.migrations.length === 0) throw new BootError('This database holds nothing of Motley.');
  const target = createWriteStream(file);
  await pipeline(Readable.from(sections(client, contents)), createGzip(), target);
  await client.query('COMMIT');
}

async function* sections(client: pg.Client, contents: Contents): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify({ format: FORMAT, ...contents })}\n`;
  for (const table of contents.tables) {
    yield* client.query(
      copyTo(`COPY ${table.name} ${columns(table.columns)} TO STDOUT`),
    ) as AsyncIterable<Buffer>;
    yield END_OF_TABLE;
  }
}

/** Opens an archive. @throws BootError if the file is not an archive */
export async function openArchive(file: string): Promise<Archive> {
  const bytes = createGunzip();
  // Errors reach the reader of the stream.
  connect(createReadStream(file), bytes, () => undefined);
  const lines = linesOf(bytes);
  try {
    const first = await lines.next();
    const { format, ...contents } = JSON.parse(String(first.value)) as Contents & { format: unknown };
    if (format === FORMAT) return { contents, lines };
  } catch (cause) {
    throw new BootError(`${file} is not a backup of Motley.`, { cause });
  }
  throw new BootError(`${file} is not a backup that this release of Motley can read.`);
}

/**
 * Writes the rows of an archive into empty tables of the same schema, all or none. Triggers are off, because the rows
 * already contain their counts; references are checked once all rows are written.
 */
export async function restoreArchive(client: pg.Client, { contents, lines }: Archive): Promise<void> {
  await client.query('BEGIN');
  const addReferences = await dropReferences(client);
  for (const table of contents.tables) {
    await client.query(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`);
    const into = client.query(copyFrom(`COPY ${table.name} ${columns(table.columns)} FROM STDIN`));
    await pipeline(Readable.from(upTo(END_OF_TABLE, lines)), into);
    await client.query(`ALTER TABLE ${table.name} ENABLE TRIGGER USER`);
  }
  for await (const line of lines)
    throw new Error(`Nothing should follow the last table, but: ${line.length} bytes.`);
  for (const { name, last } of contents.sequences)
    if (last !== null) await client.query('SELECT setval($1, $2)', [name, last]);
  await addReferences();
  await client.query('COMMIT');
}

/** Drops the foreign keys and returns the statements that restore them. */
async function dropReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}
