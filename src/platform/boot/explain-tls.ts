import { tlsOf } from '../database/tls.js';

const UNKNOWN_AUTHORITY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/**
 * Why an encrypted connection to the database at `url` failed, for the operator: the end of a sentence. Null if the error
 * is about something else.
 * @param server its host and port
 */
export function explainTls(
  { code, message }: { code: string; message: string },
  url: string,
  server: string,
): string | null {
  const { rootCert } = tlsOf(url);
  if (UNKNOWN_AUTHORITY.includes(code))
    return rootCert === null
      ? `the certificate of ${server} is not signed by a known authority: add sslrootcert=/path/of/its/authority.pem`
      : `the certificate of ${server} is not signed by the authority in ${rootCert}`;
  if (code === 'CERT_HAS_EXPIRED') return `the certificate of ${server} has expired`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the certificate of ${server} is for another host: use a name that it contains, or sslmode=verify-ca`;
  if (/does not support SSL connections/.test(message))
    return `${server} does not encrypt connections: enable TLS there, or set sslmode=disable`;
  if (/no encryption|SSL off/i.test(message))
    return `${server} accepts encrypted connections only: set sslmode=require`;
  return null;
}
