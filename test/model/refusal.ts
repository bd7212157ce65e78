/** How a call is refused. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(`${status} ${error}`);
  }
}

export const INVALID = new Refusal(400, 'validation_error');
export const UNAUTHENTICATED = new Refusal(401, 'unauthenticated');
export const UNAUTHORIZED = new Refusal(403, 'unauthorized');
export const NOT_YOURS = new Refusal(403, 'not_your_project');
export const ARCHIVED = new Refusal(403, 'project_archived');
export const CONFLICT = new Refusal(409, 'conflict');
export const ALREADY_REVERTED = new Refusal(409, 'already_reverted');

export const notExisting = (
  what: 'group' | 'key' | 'value' | 'language' | 'user' | 'invitation' | 'change_set',
): Refusal => new Refusal(404, `not_existing_${what}`);

export const rule = (error: string): Refusal => new Refusal(422, error);

/** @throws Refusal when the condition holds */
export function refuseIf(condition: boolean, refusal: Refusal): void {
  if (condition) throw refusal;
}

/** Returns the item. @throws Refusal if it does not exist */
export function need<T>(thing: T | null | undefined, refusal: Refusal): T {
  if (thing === null || thing === undefined) throw refusal;
  return thing;
}
