/** The settings that select Firebase as the identity driver, and its project. */
export interface FirebaseSettings {
  nodeEnv: string;
  identityProvider: string;
  firebaseProjectId: string;
  firebaseApiKey: string;
  firebaseAuthDomain: string;
  firebaseServiceAccount: string;
  firebaseAuthEmulatorHost: string;
}

/** The fields of a service account's key file that are used. */
export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
}

/** Null if the text is not the key file of a service account. */
export function serviceAccountIn(text: string): ServiceAccount | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null;
    const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = file ?? {};
    const areTexts = [projectId, clientEmail, privateKey].every((part) => typeof part === 'string');
    return areTexts ? ({ projectId, clientEmail, privateKey } as ServiceAccount) : null;
  } catch {
    return null;
  }
}

/** One line per reason why these settings contradict each other. */
export function firebaseFaults(settings: FirebaseSettings): string[] {
  const faults = emulatorFaults(settings);
  if (settings.identityProvider !== 'firebase') return faults;
  const needed: [name: string, value: string][] = [
    ['FIREBASE_PROJECT_ID', settings.firebaseProjectId],
    ['FIREBASE_API_KEY', settings.firebaseApiKey],
  ];
  const missing = needed.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length > 0) faults.push(`IDENTITY_PROVIDER=firebase needs ${missing.join(' and ')}.`);
  return [...faults, ...accountFaults(settings)];
}

/** The emulator does not sign tokens, so that anybody could sign in as any user: it must not be enabled by mistake. */
function emulatorFaults({ nodeEnv, firebaseAuthEmulatorHost: host }: FirebaseSettings): string[] {
  if (host === '') return [];
  if (nodeEnv === 'production')
    return ['FIREBASE_AUTH_EMULATOR_HOST is for development and tests only: it lets everybody in.'];
  return /^[\w.-]+:\d{1,5}$/.test(host)
    ? []
    : [`FIREBASE_AUTH_EMULATOR_HOST=${host} must be a host and a port, as 127.0.0.1:9099.`];
}

function accountFaults({ firebaseServiceAccount, firebaseProjectId }: FirebaseSettings): string[] {
  if (firebaseServiceAccount === '') return [];
  const account = serviceAccountIn(firebaseServiceAccount);
  if (account === null)
    return ['FIREBASE_SERVICE_ACCOUNT must be the key file of a service account, in JSON.'];
  return account.projectId === firebaseProjectId
    ? []
    : ['FIREBASE_SERVICE_ACCOUNT is of another project than FIREBASE_PROJECT_ID.'];
}
