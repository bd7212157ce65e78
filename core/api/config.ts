import type { BillingConfigView } from './subscriptions.js';

/** What the browser needs to speak to Firebase; nothing of it is a secret. */
export interface FirebaseConfigView {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Host and port; null: the real one. */
  emulatorHost: string | null;
}

/** What the browser may know of the instance before anybody signs in. */
export interface ConfigView {
  identity: { driver: 'local' } | ({ driver: 'firebase' } & FirebaseConfigView);
  /** Null: billing is off, everyone has everything. */
  billing: BillingConfigView | null;
  /** False: no mail leaves this instance; links are written to the server's log. */
  mail: boolean;
  /** Who may open an account: everybody, those whom the operator names, or nobody any more. */
  registration: 'open' | 'invited' | 'closed';
  projectCreation: 'everyone' | 'operators';
  /** The operator's terms of use, in the place of ours: paragraphs, `# headings` and `- lists`. */
  terms: string | null;
  limits: { fileBytes: number; keysPerProject: number };
  version: string;
}
