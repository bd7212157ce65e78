import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Auth } from 'firebase-admin/auth';

import type { Config } from '../../../platform/config/config.js';
import { serviceAccountIn } from '../../../platform/config/firebase-settings.js';

/** The access of this instance to Firebase. */
export interface FirebaseAuth {
  auth: Auth;
  /** False if tokens can be verified, but accounts neither read nor changed. */
  hasCredentials: boolean;
  close: () => Promise<void>;
}

let opened = 0;

/** Opens the configured project without a network call: Google's signing keys are fetched for the first token. */
export function openFirebase(config: Config): FirebaseAuth {
  const { firebaseProjectId: projectId, firebaseAuthEmulatorHost: emulator } = config;
  // The library reads this variable at each call, so it must not be set if the settings do not set it.
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
