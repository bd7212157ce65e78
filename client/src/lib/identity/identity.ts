import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

import type { Identity } from './identity-port.js';
import { createLocalIdentity } from './local-identity.js';
import { send } from '../http/send.js';
import { readJson, storage, writeJson } from '../storage.js';
import { syncTokens } from './token-sync.js';

/** The driver of this server; drivers other than our own are chosen before the first page renders. */
export let identity: Identity = createLocalIdentity();

const DRIVER_KEY = 'motley.identity';

/**
 * Loads the driver that the server names, or without a response the one that it named last. Returns the settings of the
 * server, so that the first page need not load them.
 */
export async function chooseIdentity(): Promise<ConfigView | null> {
  const config = await readConfig();
  const settings = config === null ? readJson(DRIVER_KEY, isFirebase) : config.identity;
  if (settings?.driver === 'firebase') {
    writeJson(DRIVER_KEY, settings);
    const { createFirebaseIdentity } = await import('./firebase-identity.js');
    identity = await createFirebaseIdentity(settings);
  } else storage.remove(DRIVER_KEY);
  if (config?.tokenSyncUrl) syncTokens(config.tokenSyncUrl);
  return config;
}

/** Returns null without a response. */
const readConfig = async (): Promise<ConfigView | null> =>
  send('GET', routes.readConfig()).then(
    (config) => config as ConfigView,
    () => null,
  );

type Firebase = Extract<ConfigView['identity'], { driver: 'firebase' }>;

const isFirebase = (value: unknown): value is Firebase =>
  typeof value === 'object' && value !== null && 'driver' in value && value.driver === 'firebase';
