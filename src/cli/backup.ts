import { resolve } from 'node:path';

import { asCommand, fileArgument } from '../platform/boot/command.js';
import { readConfig } from '../platform/config/config.js';
import { ROOT } from '../platform/config/installation.js';
import { withEmbedded } from '../platform/postgres/reach.js';
import { writeBackup } from './write-backup.js';

/** Backs up the database, whether or not Motley is running. */
await asCommand(async () => {
  const file = fileArgument('backup');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const work = (url: string): Promise<string> => writeBackup(url, file);
  const format = await (databaseUrl === null
    ? withEmbedded(resolve(ROOT, dataDir), work)
    : work(databaseUrl));
  return `Wrote ${file} (${format} format).`;
});
