import { connect } from 'node:net';

import { tlsOf, withMode } from './tls.js';

/** PostgreSQL's message SSLRequest: its length, then its code. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S';
const TIMEOUT_MS = 3_000;

/**
 * Resolves the modes `prefer` and `allow`, which node-postgres lacks, by asking the server once whether it encrypts.
 * Returns `url` with the resulting mode, or unchanged for other modes. A server that does not respond counts as
 * unencrypted; the first connection reports it.
 */
export async function settleTls(url: string): Promise<string> {
  if (!['prefer', 'allow'].includes(tlsOf(url).mode)) return url;
  const { hostname, port, searchParams } = new URL(url);
  // A socket of this machine is not encrypted.
  const isLocal = hostname === '' || /^(%2f|\/)/i.test(hostname) || searchParams.has('host');
  if (isLocal || !(await encrypts(hostname, Number(port || 5432)))) return withMode(url, 'disable');
  return withMode(url, 'no-verify');
}

function encrypts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: TIMEOUT_MS });
    const answer = (isReady: boolean): void => {
      socket.destroy();
      resolve(isReady);
    };
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', (data) => answer(data.toString('latin1', 0, 1) === YES));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
    socket.once('end', () => answer(false));
  });
}
