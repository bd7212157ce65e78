import { Injectable } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { NotFoundError } from '../../platform/errors/domain.error.js';
import { PaymentProvider } from './stripe/payment-provider.js';

/** Answers 404 to the billing calls if this instance takes no payments. */
@Injectable()
export class BillingGuard implements CanActivate {
  constructor(private readonly provider: PaymentProvider) {}

  canActivate(): boolean {
    if (!this.provider.isEnabled) throw new NotFoundError(ErrorCode.BillingDisabled);
    return true;
  }
}
