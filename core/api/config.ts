import type { BillingConfigView } from './subscriptions.js';

/** What the browser needs to speak to Firebase; nothing of it is a secret. */
export interface FirebaseConfigView {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The host and port of a Firebase emulator; null in production. */
  emulatorHost: string | null;
}

/** What the browser may know of the instance before anybody signs in. */
export interface ConfigView {
  identity: { driver: 'local' } | ({ driver: 'firebase' } & FirebaseConfigView);
  /** Null: billing is off, everyone has everything. */
  billing: BillingConfigView | null;
  /** False: no mail leaves this instance; links are written to the server's log. */
  mail: boolean;
  /** Who may sign up: everyone, people that the operator invites, or nobody. */
  registration: 'open' | 'invited' | 'closed';
  projectCreation: 'everyone' | 'operators';
  /** The terms of use of the operator, which replace the default ones: paragraphs, `# headings` and `- lists`. */
  terms: string | null;
  limits: { fileBytes: number; keysPerProject: number };
  version: string;
}
