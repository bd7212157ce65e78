/** A user has another name from now on. */
export class UsernameChanged {
  constructor(
    readonly userId: number,
    readonly username: string | null,
  ) {}
}
