/** An account was deleted, with all its data. */
export class AccountDeleted {
  constructor(readonly userId: number) {}
}
