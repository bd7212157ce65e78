import type { BillingConfigView } from './subscriptions.js';

/** The Firebase settings for the browser; none of them is a secret. */
export interface FirebaseConfigView {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The host and port of a Firebase emulator; null in production. */
  emulatorHost: string | null;
}

/** The server manages the accounts. */
export interface LocalIdentityView {
  driver: 'local';
}

/** Firebase manages the accounts. */
export interface FirebaseIdentityView extends FirebaseConfigView {
  driver: 'firebase';
}

export interface LimitsView {
  /** The maximum size of an imported file, in bytes. */
  fileBytes: number;
  keysPerProject: number;
  languagesPerProject: number;
}

/** The public settings of the instance. */
export interface ConfigView {
  identity: LocalIdentityView | FirebaseIdentityView;
  /** Null if billing is disabled and everything is free. */
  billing: BillingConfigView | null;
  /** False if the instance sends no email and writes links to its log instead. */
  mail: boolean;
  /** Who may sign up: everyone, people that the operator invites, or nobody. */
  registration: 'open' | 'invited' | 'closed';
  projectCreation: 'everyone' | 'operators';
  /** The terms of use of the operator, which replace the default ones: paragraphs, `# headings` and `- lists`. */
  terms: string | null;
  /** Receives the access tokens of the web client: POST for a new one, DELETE at the end of its session. */
  tokenSyncUrl: string | null;
  limits: LimitsView;
  version: string;
}
