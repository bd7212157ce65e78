import type { Settings } from './config.js';

type Exposed = Pick<Settings, 'host' | 'publicUrl' | 'registration'>;

const EVERYWHERE = ['', '0.0.0.0', '::'];

/** A warning for the operator if anyone can sign up over plain http; null otherwise. */
export function exposureWarning({ host, publicUrl, registration }: Exposed): string | null {
  const isSafe =
    !EVERYWHERE.includes(host) || registration !== 'open' || (publicUrl?.startsWith('https:') ?? false);
  return isSafe
    ? null
    : 'Warning: anybody who reaches this machine can register, and what they send travels over plain http. ' +
        'Set HOST=127.0.0.1 to serve this machine only, REGISTRATION=invited to choose who registers, ' +
        'or PUBLIC_URL to the https address of a proxy in front.';
}
