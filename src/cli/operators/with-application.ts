import { resolve } from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';

import { ERROR_MESSAGES_EN } from '#core/api/errors/messages-en.js';

import { AppModule } from '../../app/app.module.js';
import { appOptions, configureApp } from '../../app/create-app.js';
import { closeDatabase, openDatabase } from '../../app/open-database.js';
import { BootError } from '../../platform/errors/boot.error.js';
import { explainDatabase } from '../../platform/boot/explain.js';
import { readConfig } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/config.js';
import { ROOT } from '../../platform/config/installation.js';
import { instanceSecret } from '../../platform/config/instance-secret.js';
import { assertMigrated } from '../../platform/database/migrate.js';
import { DomainError } from '../../platform/errors/domain.error.js';
import { JsonLogger } from '../../platform/http/json-logger.js';
import { WebServer } from '../../platform/http/web-server.js';
import { withEmbedded } from '../../platform/postgres/reach.js';

type Work = (app: INestApplicationContext) => Promise<string>;

/**
 * Runs `work` with the application on the database in use, whether or not Motley is running. It has the services of the
 * server, notifies other processes of changes, and does not listen.
 * @throws BootError for the operator
 */
export async function withApplication(work: Work): Promise<string> {
  const given = readConfig(process.env);
  const dataDir = resolve(ROOT, given.dataDir);
  const run = async (url: string): Promise<string> => {
    const jwtSecret = given.jwtSecret || (await instanceSecret(dataDir, 'jwt-secret'));
    return on(url, given.with({ dataDir, jwtSecret, publicUrl: given.publicUrl ?? addressOf(given) }), work);
  };
  return given.databaseUrl === null ? withEmbedded(dataDir, run) : run(given.databaseUrl);
}

async function on(url: string, config: Config, work: Work): Promise<string> {
  const explain = (error: unknown): Error => explainDatabase(error, url);
  const sources = await openDatabase(url, config, explain, assertMigrated);
  try {
    const app = await NestFactory.create<NestExpressApplication>(
      AppModule.over(config, sources),
      new WebServer(config),
      { ...appOptions(config), logger: new JsonLogger('error', (line) => process.stderr.write(line)) },
    );
    await configureApp(app, config, sources);
    try {
      return await work(app);
    } catch (error) {
      throw error instanceof DomainError
        ? new BootError(ERROR_MESSAGES_EN[error.code], { cause: error })
        : error;
    } finally {
      await app.close();
    }
  } finally {
    await closeDatabase(sources);
  }
}

/** The local address of the server. */
function addressOf({ host, port }: Config): string {
  const name = ['', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
