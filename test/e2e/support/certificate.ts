import { createHash, X509Certificate } from 'node:crypto';

import { generate } from 'selfsigned';

/** A host name without the privileges of localhost, so that policies for plain http apply. */
export const HOST = 'motley.lan';

export interface Certificate {
  cert: string;
  key: string;
}

/** A certificate for `HOST` that it has signed itself. */
export async function makeCertificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }]);
  return { cert, key };
}

/** The hash of the public key by which Chromium is told to trust a certificate. */
export const fingerprintOf = ({ cert }: Certificate): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
