import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  count: number;
}

/**
 * Sends calls over several connections, one after the other on each; every answer must be a success.
 * @param options `next` makes the path and the body of each call
 * @returns calls a second, milliseconds
 */
export async function load(
  origin: string,
  {
    method = 'GET',
    path = '/',
    token,
    connections,
    seconds,
    amount,
    next,
  }: {
    method?: autocannon.Request['method'];
    path?: string;
    token?: string;
    connections: number;
    seconds?: number;
    amount?: number;
    next?: () => { path: string; body?: string };
  },
): Promise<Load> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const setupRequest =
    next === undefined ? {} : { setupRequest: (given: object) => ({ ...given, ...next() }) };
  const result = await autocannon({
    url: origin,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    timeout: 60,
    requests: [{ method, path, headers, ...setupRequest }],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls of ${method} ${path} failed.`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99, count: result['2xx'] };
}
