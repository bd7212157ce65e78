/** The operators' actions on accounts of the identity driver, by uid. */
export abstract class AccountControl {
  /**
   * Ends every session, and invalidates every mailed link, of an account. Inside a transaction: sessions cannot begin or be
   * renewed until the commit. False if the identity provider manages sessions.
   */
  abstract endSessions(uid: string, requestId: string): Promise<boolean>;

  /**
   * A new link, valid for an hour, that sets a password, in place of any mailed before; null if the identity provider
   * manages passwords, or has no such account.
   */
  abstract resetLink(uid: string): Promise<string | null>;
}
