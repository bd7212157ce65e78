import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../../platform/config/config.js';

const KEY_BYTES = 32;

/** Derives the refresh token that follows another one: two renewals with one token, as of two tabs, get the same. */
@Injectable()
export class Successors {
  private readonly key: Uint8Array;

  constructor({ jwtSecret }: Config) {
    this.key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'refresh tokens', KEY_BYTES));
  }

  /** As long as a new secret, and as hard to guess without the secret of the instance. */
  of(refreshToken: string): string {
    return createHmac('sha256', this.key).update(refreshToken).digest('base64url');
  }
}
