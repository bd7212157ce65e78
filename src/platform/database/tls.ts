import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

/** The modes of libpq, and the one of node-postgres that never verifies. */
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
type TlsMode = (typeof MODES)[number];

/**
 * Parameters that are read here and removed from the connection string, because node-postgres interprets them
 * differently.
 */
const PARAMETERS = ['sslmode', 'ssl', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'] as const;

/** The certificate authorities included in Node. */
const SYSTEM = 'system';

/** The TLS settings of a connection string. */
interface Tls {
  /** As written, which may be unknown. */
  mode: string;
  /** Paths of PEM files, or null. */
  rootCert: string | null;
  cert: string | null;
  key: string | null;
}

/** Reads the parameters of `url`; the variables of libpq are its defaults. */
export function tlsOf(url: string): Tls {
  const { searchParams: given } = new URL(url);
  const rootCert = given.get('sslrootcert') ?? process.env.PGSSLROOTCERT ?? null;
  const mode = given.get('sslmode') ?? modeOfSwitch(given.get('ssl')) ?? process.env.PGSSLMODE ?? 'prefer';
  return {
    mode: rootCert === SYSTEM ? 'verify-full' : mode,
    rootCert: rootCert === SYSTEM ? null : rootCert,
    cert: given.get('sslcert'),
    key: given.get('sslkey'),
  };
}

/** The parameter `ssl`, which other drivers have. */
function modeOfSwitch(ssl: string | null): TlsMode | null {
  if (ssl === null) return null;
  if (ssl === 'no-verify') return ssl;
  return ssl === 'true' || ssl === '1' ? 'require' : 'disable';
}

/**
 * Returns one line per fault of the parameters in `url`: an unknown mode, a missing file.
 * @param variable the name of the setting with the URL
 */
export function tlsFaults(variable: string, url: string | null): string[] {
  if (url === null) return [];
  const { mode, rootCert, cert, key } = tlsOf(url);
  if (!MODES.some((known) => known === mode))
    return [`${variable} has an unknown sslmode (${mode}): it must be ${MODES.slice(0, -1).join(' or ')}.`];
  if (mode === 'verify-ca' && rootCert === null)
    return [`${variable} has sslmode=verify-ca, which needs sslrootcert: the file with the authority.`];
  return Object.entries({ sslrootcert: rootCert, sslcert: cert, sslkey: key }).flatMap(([name, path]) => {
    const code = path === null ? null : unreadable(path);
    return code === null ? [] : [`${variable} has ${name}=${path}, which cannot be read (${code}).`];
  });
}

function unreadable(path: string): string | null {
  try {
    readFileSync(path);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** The options of node-postgres for a database. */
interface DriverOptions {
  connectionString: string;
  ssl: false | ConnectionOptions;
}

/**
 * The options of node-postgres for `url`, with `sslmode` as libpq means it. A mode that depends on the server counts as
 * plain: see `settleTls`.
 */
export function driverOptions(url: string): DriverOptions {
  const plain = new URL(url);
  for (const name of PARAMETERS) plain.searchParams.delete(name);
  return { connectionString: plain.href, ssl: sslOptions(tlsOf(url)) };
}

function sslOptions({ mode, rootCert, cert, key }: Tls): false | ConnectionOptions {
  if (['disable', 'allow', 'prefer'].includes(mode)) return false;
  const own = {
    ...(cert === null ? {} : { cert: readFileSync(cert, 'utf8') }),
    ...(key === null ? {} : { key: readFileSync(key, 'utf8') }),
  };
  // Like libpq, which verifies the authority in the mode `require` if one is named.
  if (mode === 'no-verify' || (mode === 'require' && rootCert === null))
    return { ...own, rejectUnauthorized: false };
  return {
    ...own,
    ...(rootCert === null ? {} : { ca: readFileSync(rootCert, 'utf8') }),
    ...(mode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
  };
}

/** `url` for the programs of PostgreSQL, which refuse the parameters of node-postgres. */
export function libpqUrl(url: string): string {
  const address = new URL(url);
  const { mode, rootCert } = tlsOf(url);
  for (const name of ['ssl', 'uselibpqcompat']) address.searchParams.delete(name);
  address.searchParams.set('sslmode', mode === 'no-verify' ? 'require' : mode);
  if (mode === 'no-verify') address.searchParams.delete('sslrootcert');
  // Without a file, libpq looks for one in the home directory instead of asking the system.
  else if (mode === 'verify-full' && rootCert === null) address.searchParams.set('sslrootcert', SYSTEM);
  // A plus is a space in a form, not in a URL as libpq reads it.
  address.search = address.search.replaceAll('+', '%20');
  return address.href;
}

/** `url` with another mode. */
export function withMode(url: string, mode: TlsMode): string {
  const changed = new URL(url);
  changed.searchParams.delete('ssl');
  changed.searchParams.set('sslmode', mode);
  return changed.href;
}
