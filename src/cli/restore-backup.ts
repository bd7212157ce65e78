import { migrations } from '../../migrations/index.js';
import * as entities from '../entities/index.js';
import { openArchive, restoreArchive } from '../platform/backup/archive.js';
import { assertEmpty, dropSchema } from '../platform/backup/empty.js';
import { isDump, migrationsOfDump, restoreDump } from '../platform/backup/pg-tools.js';
import { withSession } from '../platform/backup/session.js';
import { BootError } from '../platform/errors/boot.error.js';
import { INTERACTIVE_POOL, postgres } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { settleTls } from '../platform/database/settle-tls.js';

/**
 * Restores a backup of this or an earlier release into the empty database at `url`, and migrates it.
 * @throws BootError worded for the operator; the database is still empty then
 */
export async function restoreBackup(file: string, url: string): Promise<void> {
  const ofDump = await isDump(file).catch((cause: unknown) => {
    throw new BootError(`${file} cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'}).`, {
      cause,
    });
  });
  await withSession(url, assertEmpty);
  await (ofDump ? fromDump(file, url) : fromArchive(file, url));
  await migrateTo(nameAll(), url);
  // The planner has no statistics of the restored rows yet.
  await withSession(url, (client) => client.query('ANALYZE'));
}

async function fromDump(file: string, url: string): Promise<void> {
  assertKnown(await migrationsOfDump(file));
  await withSession(url, dropSchema);
  await restoreDump(url, file);
}

async function fromArchive(file: string, url: string): Promise<void> {
  const archive = await openArchive(file);
  assertKnown(archive.contents.migrations);
  await withSession(url, dropSchema);
  await migrateTo(archive.contents.migrations, url);
  await withSession(url, (client) => restoreArchive(client, archive)).catch((cause: unknown) => {
    throw new BootError(`${file} was not restored, and nothing of it is written: ${String(cause)}`, {
      cause,
    });
  });
}

const nameAll = (): string[] => migrations.map((Migration) => new Migration().name);

function assertKnown(names: readonly string[]): void {
  const known = nameAll();
  if (names.length === 0) throw new BootError('This backup holds nothing of Motley.');
  const newer = names.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new BootError(`This backup is of a newer release of Motley (${newer.join(', ')}): update first.`);
}

/** Runs the named migrations that have not run yet. */
async function migrateTo(names: readonly string[], url: string): Promise<void> {
  const wanted = migrations.filter((Migration) => names.includes(new Migration().name));
  const schema = { entities: Object.values(entities), migrations: wanted };
  const source = await postgres(await settleTls(url), schema, INTERACTIVE_POOL).initialize();
  try {
    await migrate(source);
  } finally {
    await source.destroy();
  }
}
