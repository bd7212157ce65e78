/** Sessions have ended: their access tokens are refused from now on. */
export class SessionsEnded {
  /** @param sessions their ids, as access tokens name them */
  constructor(readonly sessions: readonly string[]) {}
}
