/** An answer that is an error, in Stripe's words. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string },
    readonly extra: object = {},
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, code?: string, param?: string): Failure =>
  new Failure(400, { type: 'invalid_request_error', message, code, param });

export const missing = (what: string, id: string, param = 'id'): Failure =>
  new Failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export const declined = (code: string, extra: object): Failure =>
  new Failure(
    402,
    {
      type: 'card_error',
      code: 'card_declined',
      decline_code: code,
      message: 'Your card was declined.',
    },
    extra,
  );

/** Returns the object with this id, or throws resource_missing. */
export function known<T>(room: Map<string, T>, what: string, id: string, param?: string): T {
  const found = room.get(id);
  if (found === undefined) throw missing(what, id, param);
  return found;
}
