import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Auth } from 'firebase-admin/auth';

import type { Config } from '../../../platform/config/config.js';
import { serviceAccountIn } from '../../../platform/config/firebase-settings.js';

/** Firebase, as far as this instance may ask it. */
export interface FirebaseAuth {
  auth: Auth;
  /** False: tokens can be verified, and nothing be asked or changed. */
  hasCredentials: boolean;
  close: () => Promise<void>;
}

let opened = 0;

/** Opens the project of the settings. Asks nobody: what Google signs tokens with is read at the first token. */
export function openFirebase(config: Config): FirebaseAuth {
  const { firebaseProjectId: projectId, firebaseAuthEmulatorHost: emulator } = config;
  // The library looks there, at each call: what the settings do not say must not be there either.
  if (emulator === '') delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  else process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  const account = serviceAccountIn(config.firebaseServiceAccount);
  opened += 1;
  const app: App = initializeApp(
    { projectId, ...(account === null ? {} : { credential: cert(account) }) },
    `motley-${opened}`,
  );
  return {
    auth: getAuth(app),
    hasCredentials: account !== null || emulator !== '',
    close: () => deleteApp(app),
  };
}
