/** A failure of the next requests of a kind. */
export interface Fault {
  /** Method and path begin with it: `POST /v1/subscriptions`. */
  match: string;
  /** Only requests whose body holds this text. */
  holding?: string;
  /**
   * A status: refused before anything happens (500: Stripe remembers it under the key). `silence`: no answer, ever.
   * `drop`: the connection ends at once. `lose`: it is done, and the connection ends before the answer.
   * `malformed`: an answer that is no JSON. Milliseconds, as `{ delay }`: late; a promise, as `{ until }`: once it settles.
   */
  how: number | 'silence' | 'drop' | 'lose' | 'malformed' | { delay: number } | { until: Promise<unknown> };
  /** How many requests; default 1. */
  times?: number;
}

export class Faults {
  private readonly planned: (Fault & { times: number })[] = [];

  plan(fault: Fault): void {
    this.planned.push({ times: 1, ...fault });
  }

  /** Returns the failure for this request. */
  take(request: string, body: string): Fault['how'] | null {
    const fault = this.planned.find(
      ({ match, holding = '', times }) => times > 0 && request.startsWith(match) && body.includes(holding),
    );
    if (fault === undefined) return null;
    fault.times -= 1;
    return fault.how;
  }

  clear(): void {
    this.planned.length = 0;
  }
}
