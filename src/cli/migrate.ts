import { closeDatabase, openDatabase } from '../app/open-database.js';
import { BootError } from '../platform/errors/boot.error.js';
import { asCommand } from '../platform/boot/command.js';
import { readConfig } from '../platform/config/config.js';

/** The command that updates the schema without serving, for the job that runs before a release rolls out. */
await asCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === null)
    throw new BootError('Set DATABASE_URL: the embedded database is updated at the start.');
  await closeDatabase(await openDatabase(config.databaseUrl, config));
  return 'The schema is up to date.';
});
