import { Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { DecodedIdToken } from 'firebase-admin/auth';

import type { ExportedIdentity } from '#core/api/account.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { UnavailableError } from '../../../platform/errors/domain.error.js';
import { IdentityProvider } from '../identity.provider.js';
import type { SignedInCaller } from '../identity.provider.js';
import type { FirebaseAuth } from './firebase-auth.js';

/** The driver for accounts in Firebase: users sign in there and present its tokens. */
export class FirebaseIdentity
  extends IdentityProvider
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly logger = new Logger('Firebase');

  constructor(private readonly firebase: FirebaseAuth) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.firebase.hasCredentials) return;
    this.logger.warn(
      'Without FIREBASE_SERVICE_ACCOUNT, accounts that are deleted here stay at Firebase, and sessions that were ended there count for up to an hour.',
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.firebase.close();
  }

  verify(token: string): Promise<SignedInCaller | null> {
    return this.check(token, false);
  }

  /**
   * Like `verify`, but also asks Firebase whether the session has ended, for calls that affect the account. Throws
   * UnavailableError if Firebase does not respond.
   */
  verifyNotRevoked(token: string): Promise<SignedInCaller | null> {
    return this.check(token, this.firebase.hasCredentials);
  }

  /** Firebase manages the sessions: there is nothing to lock. */
  lockSession(): Promise<void> {
    return Promise.resolve();
  }

  async describe(uid: string): Promise<ExportedIdentity | null> {
    if (!this.firebase.hasCredentials) return null;
    try {
      const { email = '', emailVerified, displayName, metadata } = await this.firebase.auth.getUser(uid);
      const createdAt = new Date(metadata.creationTime).toISOString();
      return { email, emailVerified, username: displayName ?? null, createdAt, sessions: [] };
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return null;
      throw unavailable(error);
    }
  }

  async remove(uid: string): Promise<void> {
    if (!this.firebase.hasCredentials) throw new Error('FIREBASE_SERVICE_ACCOUNT is not set');
    try {
      await this.firebase.auth.deleteUser(uid);
    } catch (error) {
      // Not the whole error, which contains the request.
      if (codeOf(error) !== 'auth/user-not-found') throw new Error(codeOf(error), { cause: error });
    }
  }

  private async check(token: string, isRevocationAsked: boolean): Promise<SignedInCaller | null> {
    try {
      return callerIn(await this.firebase.auth.verifyIdToken(token, isRevocationAsked));
    } catch (error) {
      if (isRefusal(error)) return null;
      throw unavailable(error);
    }
  }
}

/** Accounts without an email are not supported. */
function callerIn({ uid, email, email_verified: verified, exp }: DecodedIdToken): SignedInCaller | null {
  if (email === undefined || email === '') return null;
  return { uid, email, emailVerified: verified === true, expiresAt: new Date(exp * 1_000) };
}

const REFUSALS = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-id-token',
];

/**
 * Whether the token itself is invalid. An error in fetching Google's keys has the same code, and must not sign users
 * out.
 */
const isRefusal = (error: unknown): boolean =>
  REFUSALS.includes(codeOf(error)) && !(error instanceof Error && /^Error fetching/.test(error.message));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const unavailable = (cause: unknown): UnavailableError =>
  new UnavailableError(ErrorCode.Unavailable, { cause });
