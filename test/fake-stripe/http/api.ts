import { Failure, invalid } from '../failure.js';
import { expanded } from './expand.js';
import { parseForm, texts } from './form.js';
import { ROUTES } from './rest.js';
import type { Place, Route } from './routes.js';

export const KEYS = { secret: 'sk_test_fake', publishable: 'pk_test_fake' } as const;

export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  body: string;
  /** The bearer of the authorization. */
  key: string;
  idempotencyKey: string | undefined;
}

export interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** Stripe's API over a world: keys, parameters, and the same answer to the same idempotency key. */
export class Api {
  private readonly answered = new Map<string, { request: string; answer: Answer }>();

  constructor(private readonly place: Place) {}

  answer(call: Call, failure: Failure | null = null): Answer {
    const { idempotencyKey: key } = call;
    const request = `${call.method} ${call.url} ${call.body}`;
    const before = key === undefined ? undefined : this.answered.get(key);
    if (before !== undefined) return replay(before, request);
    const answer = failure === null ? this.attempt(call) : refusal(failure);
    // Requests that were refused at once are not stored; those that failed later are.
    if (key !== undefined && (failure === null || failure.status === 500))
      this.answered.set(key, { request, answer: structuredClone(answer) });
    return answer;
  }

  forget(): void {
    this.answered.clear();
  }

  private attempt(call: Call): Answer {
    try {
      return { status: 200, body: this.run(call) };
    } catch (error) {
      if (error instanceof Failure) return refusal(error);
      throw error;
    }
  }

  private run({ method, url, body, key }: Call): object {
    const { pathname, search } = new URL(url, 'http://stripe');
    const isPublic = key === KEYS.publishable;
    if (key !== KEYS.secret && !isPublic)
      throw new Failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const { route, id } = routeFor(method, pathname);
    if (isPublic && route.isPublic !== true)
      throw new Failure(403, { type: 'invalid_request_error', message: 'This needs a secret key.' });
    const { expand, key: _key, ...params } = parseForm(method === 'GET' ? search : body);
    refuseUnknown(Object.keys(params), route);
    // A copy: what was answered stays what it was.
    return expanded(route.answer(this.place, { id, params, isPublic }), texts(expand), this.place);
  }
}

function routeFor(method: string, pathname: string): { route: Route; id: string } {
  for (const route of ROUTES.filter((candidate) => candidate.method === method)) {
    const pattern = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new Failure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${pathname}).`,
  });
}

function refuseUnknown(given: string[], { takes }: Route): void {
  const [unknown] = given.filter((name) => !takes.includes(name));
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
}

function replay({ request, answer }: { request: string; answer: Answer }, again: string): Answer {
  if (request === again) return { ...answer, headers: { 'idempotent-replayed': 'true' } };
  return refusal(
    new Failure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    }),
  );
}

const refusal = ({ status, error, extra }: Failure): Answer => ({
  status,
  body: { error: { ...error, ...structuredClone(extra) } },
});
