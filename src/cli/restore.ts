import { resolve } from 'node:path';

import { asCommand, fileArgument } from '../platform/boot/command.js';
import { readConfig } from '../platform/config/config.js';
import { ROOT } from '../platform/config/installation.js';
import { withStarted } from '../platform/postgres/reach.js';
import { restoreBackup } from './restore-backup.js';

/** Restores a backup into the empty database, while Motley is stopped. */
await asCommand(async () => {
  const file = fileArgument('restore');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const work = (url: string): Promise<void> => restoreBackup(file, url);
  await (databaseUrl === null ? withStarted(resolve(ROOT, dataDir), work) : work(databaseUrl));
  return `Restored ${file}.`;
});
