/** An account is gone, with everything that was its own. */
export class AccountDeleted {
  constructor(readonly userId: number) {}
}
