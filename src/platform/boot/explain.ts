import { isOfPooler, poolerError } from '../database/own-session.js';
import { BootError } from '../errors/boot.error.js';
import { explainTls } from './explain-tls.js';
import { FORBIDDEN, takeOver } from '../config/foreign-data.js';

interface Coded {
  code?: string;
  path?: string;
  message: string;
}

/** The error worded for the operator, or the error itself if it is unexpected. */
export function explainBoot(error: unknown): Error {
  const { code = '', path } = coded(error);
  if (DISK_FULL.includes(code)) {
    return new BootError('The disk is full: free some room, then start again.', { cause: error });
  }
  if (path === undefined) return asError(error);
  return new BootError(`Cannot use ${path} (${code}): ${adviceFor(code, path)}.`, { cause: error });
}

function adviceFor(code: string, path: string): string {
  if (FORBIDDEN.includes(code)) return takeOver(path);
  if (code === 'EROFS')
    return 'its file system is read-only: mount it for writing, or set MOTLEY_DATA to a folder on another one';
  return 'see MOTLEY_DATA';
}

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Explains why the web server cannot listen on its address. */
export function explainListening(error: unknown, host: string, port: number, name = 'PORT'): Error {
  const { code } = coded(error);
  switch (code) {
    case 'EADDRINUSE':
      return new BootError(
        `Port ${port} is taken by another program: stop it, or set ${name} to a free one.`,
        {
          cause: error,
        },
      );
    case 'EACCES':
      return new BootError(
        `Port ${port} needs rights this account does not have: set ${name} to one above 1023.`,
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

/**
 * Explains why the database at `url` cannot be opened, without its password. An error that is already explained is
 * returned as it is.
 */
export function explainDatabase(error: unknown, url: string): Error {
  if (error instanceof BootError) return error;
  const { code = '', message } = coded(error);
  if (isOfPooler(message)) return poolerError('DATABASE_URL', error);
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname || 'this machine'}:${port || '5432'}`;
  const tls = explainTls({ code, message }, url, server);
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing listens on ${server}`,
    ENOTFOUND: `there is no host ${hostname}`,
    EAI_AGAIN: `there is no host ${hostname}`,
    '28P01': `${server} refuses the password of ${decodeURIComponent(username)}`,
    '28000': `${server} refuses the user ${decodeURIComponent(username)}`,
    '3D000': `${server} has no database ${decodeURIComponent(pathname.slice(1))}`,
    '53100': `the disk of ${server} is full`,
    '53300': `${server} has no connection left`,
    '57P03': `${server} is starting up or shutting down`,
  };
  const silence = NO_ANSWER.test(message) ? `${server} does not answer` : `${server} says "${message}"`;
  return new BootError(`DATABASE_URL does not work: ${tls ?? reasons[code] ?? silence}.`, { cause: error });
}

/** node-postgres reports its own errors without a code. */
const NO_ANSWER = /timeout|connection terminated/i;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** If every address of a host refuses the connection, Node wraps the errors in one AggregateError. */
function coded(error: unknown): Coded {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return { message: String(inner) };
  const { code, path } = inner as NodeJS.ErrnoException;
  return { code, path, message: inner.message };
}
