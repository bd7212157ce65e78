import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';

import { createApp } from '../app/create-app.js';
import { closeDatabase, openDatabase } from '../app/open-database.js';
import type { Config } from '../platform/config/config.js';
import { callsTo } from './calls.js';
import { backdate } from './backdate.js';
import { emailOf, NAMES, PEOPLE } from './people.js';
import { Seeder } from './seeder.js';
import { SCENARIO } from './scenario.js';

export interface Demo {
  /** The password of all accounts. */
  password: string;
  accounts: { email: string; username: string; part: string }[];
}

const MANY = 1_000_000;

/** Replaces the operator's restrictions while the demo is created: open registration, no limits, no mail. */
const DEMO_CONFIG = {
  logLevel: 'error',
  publicUrl: null,
  smtpUrl: null,
  requireVerifiedEmail: null,
  stripeSecretKey: '',
  registration: 'open',
  projectCreation: 'everyone',
  signUpLimit: MANY,
  apiRateLimit: MANY,
  anonymousRateLimit: MANY,
  detailsRateLimit: MANY,
  invitationLimit: MANY,
  importLimit: MANY,
  importTextLimit: MANY,
  bulkLimit: MANY,
} as const;

/**
 * Fills an empty database with users, projects and six weeks of history, through the API on a local port that is closed
 * afterwards.
 * @returns null if the database already has accounts; nothing is written then
 * @throws BootError when the database cannot be used
 */
export async function fillWithDemo(config: Config, databaseUrl: string): Promise<Demo | null> {
  const sources = await openDatabase(databaseUrl, config);
  try {
    if (await isUsed(sources.interactive)) return null;
    const app = await createApp(config.with(DEMO_CONFIG), sources);
    try {
      return await seed(app, sources.interactive);
    } finally {
      await app.close();
    }
  } finally {
    await closeDatabase(sources);
  }
}

async function isUsed(database: DataSource): Promise<boolean> {
  const [found] = await database.query<{ used: boolean }[]>(
    'SELECT EXISTS (SELECT FROM identity) OR EXISTS (SELECT FROM app_user) AS used',
  );
  return found?.used ?? false;
}

async function seed(app: NestExpressApplication, database: DataSource): Promise<Demo> {
  // A demo may be reachable from the internet, so its password is random.
  const password = `Demo-${randomBytes(6).toString('base64url')}1`;
  await app.listen(0, '127.0.0.1');
  const seeder = await Seeder.create(callsTo(originOf(app.getHttpServer())), password);
  for (const { daysAgo, run } of SCENARIO) await backdate(database, daysAgo, () => run(seeder));
  return { password, accounts: NAMES.map((name) => ({ email: emailOf(name), ...PEOPLE[name] })) };
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
