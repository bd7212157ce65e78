import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { foldEmail } from '#core/domain/email.js';

import { Config } from '../../platform/config/config.js';

const KEY_BYTES = 32;

/** Long enough to tell accounts apart. */
const SHOWN = 16;

/**
 * Identifies accounts in the log, which contains no emails. Without the secret of the instance, nobody can tell whose
 * they are.
 */
@Injectable()
export class LoggedAccounts {
  private readonly key: Uint8Array;

  constructor({ jwtSecret }: Config) {
    this.key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'accounts in the log', KEY_BYTES));
  }

  /** The same for every spelling of an email: 16 hexadecimal digits. */
  nameOf(email: string): string {
    return createHmac('sha256', this.key).update(foldEmail(email)).digest('hex').slice(0, SHOWN);
  }
}
