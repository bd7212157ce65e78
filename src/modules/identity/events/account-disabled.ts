/** An operator disabled an account: it is refused everywhere from now on. */
export class AccountDisabled {
  constructor(readonly userId: number) {}
}
