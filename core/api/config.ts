import type { BillingConfigView } from './subscriptions.js';

/** What the browser may know of the instance before anybody signs in. */
export interface ConfigView {
  identity: { driver: 'local' };
  /** Null: billing is off, everyone has everything. */
  billing: BillingConfigView | null;
  /** False: no mail leaves this instance; links are written to the server's log. */
  mail: boolean;
  /** Who may open an account: everybody, those whom the operator names, or nobody any more. */
  registration: 'open' | 'invited' | 'closed';
  projectCreation: 'everyone' | 'operators';
  limits: { fileBytes: number; keysPerProject: number };
  version: string;
}
