import { Injectable } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import { NotFoundError } from '../../platform/errors/domain.error.js';
import { PaymentProvider } from './stripe/payment-provider.js';

/** Where no payments are taken, the calls of payments do not exist. */
@Injectable()
export class BillingGuard implements CanActivate {
  constructor(private readonly provider: PaymentProvider) {}

  canActivate(): boolean {
    if (!this.provider.isThere) throw new NotFoundError(ErrorCode.BillingDisabled);
    return true;
  }
}
