import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { googleClaims } from '../../identity/support/google-claims.js';
import { jwtOf } from '../../identity/support/jwt.js';
import { register } from './account.js';
import type { Account } from './account.js';
import type { Launch } from './product.js';

const PROJECT = 'motley-test';
const KEYS_OF_GOOGLE = fileURLToPath(new URL('google-keys.mjs', import.meta.url));
/** The part of Google that an application with accounts at Firebase needs: people's tokens, and the keys that signed them. */
export class Google {
  /** For how many seconds an application may keep the keys that it asks for now: Google says hours. */
  maxAge = 1;
  /** Whether it answers. */
  isUp = true;
  private keys = [aKey()];
  private readonly server = createServer((_request, response) => {
    response.statusCode = this.isUp ? 200 : 503;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', `public, max-age=${this.maxAge}`);
    const keys = Object.fromEntries(this.keys.map(({ id, pem }) => [id, pem]));
    response.end(JSON.stringify(this.isUp ? keys : { error: 'unavailable' }));
  });

  static async start(): Promise<Google> {
    const google = new Google();
    google.server.listen(0, '127.0.0.1');
    await once(google.server, 'listening');
    return google;
  }

  /** How an application is started that takes this for Google. */
  get launch(): Required<Launch> {
    const { port } = this.server.address() as AddressInfo;
    return {
      environment: {
        IDENTITY_PROVIDER: 'firebase',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'AIza-public',
      },
      wrap: ([node = '', ...words]) => [node, '--import', `file://${KEYS_OF_GOOGLE}?port=${port}`, ...words],
    };
  }

  /** Signs with a new key from now on; the older ones are still published. */
  rotate(): void {
    this.keys = [aKey(), ...this.keys];
  }

  /** A token of a new user. */
  tokenOf(email: string): string {
    const [key] = this.keys;
    const claims = googleClaims(PROJECT, randomUUID(), email);
    const sign = (text: string): string =>
      key === undefined ? '' : createSign('sha256').update(text).sign(key.secret).toString('base64url');
    return jwtOf(claims, { alg: 'RS256', kid: key?.id }, sign);
  }

  /** Registers a user. */
  async somebody(origin: string): Promise<Account> {
    const email = `${randomUUID()}@example.com`;
    const token = this.tokenOf(email);
    return { id: await register(origin, { email, token }), email, token, renew: () => Promise.resolve() };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

function aKey(): { id: string; secret: ReturnType<typeof generateKeyPairSync>['privateKey']; pem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    id: randomUUID(),
    secret: privateKey,
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
