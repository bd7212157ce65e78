import { BootError } from './boot.error.js';

interface Coded {
  code?: string;
  path?: string;
  message: string;
}

/** The error in words for the operator, or the error itself when nobody foresaw it. */
export function explainBoot(error: unknown): Error {
  const { code, path } = coded(error);
  switch (code) {
    case 'ENOSPC':
    case '53100':
      return new BootError('The disk is full: free some room, then start again.', { cause: error });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BootError(
        `No right to use ${path ?? 'a file'} (${code}): it may belong to another account.`,
        { cause: error },
      );
    default:
      return asError(error);
  }
}

/** Why the web server does not get its address. */
export function explainListening(error: unknown, host: string, port: number): Error {
  const { code } = coded(error);
  switch (code) {
    case 'EADDRINUSE':
      return new BootError(`Port ${port} is taken by another program: stop it, or set PORT to a free one.`, {
        cause: error,
      });
    case 'EACCES':
      return new BootError(
        `Port ${port} needs rights this account does not have: set PORT to one above 1023.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new BootError(`HOST=${host} is not an address of this machine.`, { cause: error });
    default:
      return asError(error);
  }
}

/** Why the database at `url` does not open; its password is not repeated. */
export function explainDatabase(error: unknown, url: string): Error {
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname || 'this machine'}:${port || '5432'}`;
  const { code = '', message } = coded(error);
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing listens on ${server}`,
    ENOTFOUND: `there is no host ${hostname}`,
    EAI_AGAIN: `there is no host ${hostname}`,
    '28P01': `${server} refuses the password of ${decodeURIComponent(username)}`,
    '28000': `${server} refuses the user ${decodeURIComponent(username)}`,
    '3D000': `${server} has no database ${decodeURIComponent(pathname.slice(1))}`,
    '53300': `${server} has no connection left`,
    '57P03': `${server} is starting up or shutting down`,
  };
  if (code === '53100') return explainBoot(error);
  return new BootError(`DATABASE_URL does not work: ${reasons[code] ?? `${server} says "${message}"`}.`, {
    cause: error,
  });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Node reports a refusal on every address of a host as one error around several. */
function coded(error: unknown): Coded {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return { message: String(inner) };
  const { code, path } = inner as NodeJS.ErrnoException;
  return { code, path, message: inner.message };
}
