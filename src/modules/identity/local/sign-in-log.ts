import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';

import { Config } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain.error.js';
import { loggedAddress } from '../../../platform/http/client/client-address.js';
import type { NamedRequest } from '../../../platform/http/client/request-id.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { LoggedAccounts } from '../logged-accounts.js';

/** Logs and counts refused sign-ins, so that operators see attacks. */
@Injectable()
export class SignInLog {
  private readonly logger = new Logger('SignIn');
  private readonly count: (labels: { reason: string }) => void;

  constructor(
    private readonly config: Config,
    private readonly accounts: LoggedAccounts,
    metrics: Metrics,
  ) {
    this.count = metrics.counter('sign_ins_failed_total', 'Sign-ins that were refused', ['reason']);
  }

  /** Records if `work` refuses the sign-in with this email. */
  async watch<T>(request: Request, email: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) this.record(request, email, error.code);
      throw error;
    }
  }

  private record(request: Request, email: string, reason: string): void {
    this.count({ reason });
    this.logger.warn({
      message: 'sign_in_failed',
      reason,
      account: this.accounts.nameOf(email),
      requestId: (request as NamedRequest).id,
      ...(this.config.logClientAddresses && { address: loggedAddress(request) }),
    });
  }
}
