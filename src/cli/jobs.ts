import { resolve } from 'node:path';

import { BootError } from '../platform/errors/boot.error.js';
import { asCommand } from '../platform/boot/command.js';
import { readConfig } from '../platform/config/config.js';
import { ROOT } from '../platform/config/installation.js';
import { withEmbedded } from '../platform/postgres/reach.js';
import { describeJobs, retryJobs } from './given-up-jobs.js';

/** Lists the jobs of the database in use, and retries those that were given up. */
await asCommand(async () => {
  const work = workFor(process.argv.slice(2));
  const { databaseUrl, dataDir } = readConfig(process.env);
  return databaseUrl === null ? withEmbedded(resolve(ROOT, dataDir), work) : work(databaseUrl);
});

function workFor([command, which, ...rest]: string[]): (url: string) => Promise<string> {
  if (command === undefined) return describeJobs;
  if (command === 'retry' && which !== undefined && rest.length === 0)
    return async (url) => `Jobs to be tried again: ${await retryJobs(url, which)}.`;
  throw new BootError('Say what to do: npm run jobs, or npm run jobs -- retry <id|all>');
}
