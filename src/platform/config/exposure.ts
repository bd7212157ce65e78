import type { Settings } from './config.js';

type Exposed = Pick<Settings, 'host' | 'publicUrl' | 'registration'>;

const EVERYWHERE = ['', '0.0.0.0', '::'];

/** What an operator must know about who can come in; null where nobody unexpected can. */
export function exposureWarning({ host, publicUrl, registration }: Exposed): string | null {
  const isSafe =
    !EVERYWHERE.includes(host) || registration !== 'open' || (publicUrl?.startsWith('https:') ?? false);
  return isSafe
    ? null
    : 'Warning: anybody who reaches this machine can register, and what they send travels over plain http. ' +
        'Set HOST=127.0.0.1 to serve this machine only, REGISTRATION=invited to choose who registers, ' +
        'or PUBLIC_URL to the https address of a proxy in front.';
}
