/** Sessions have ended, and their access tokens are refused from now on. */
export class SessionsEnded {
  /** @param sessions their ids, as in access tokens */
  constructor(readonly sessions: readonly string[]) {}
}
