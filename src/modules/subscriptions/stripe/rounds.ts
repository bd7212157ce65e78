import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

import { MINUTE_MS } from '#core/domain/durations.js';

import { Background } from '../../../platform/background.js';
import { BillingInstanceService } from '../billing-instance.service.js';
import { BillingJobsService } from './billing-jobs.service.js';
import { PaymentProvider } from './payment-provider.js';
import { ReconciliationService } from './reconciliation.service.js';

const RETRY_DAYS = 15 / (24 * 60);
const RECONCILE_DAYS = 1;

/** Every minute somebody looks whether something is due; of several processes one does it. */
@Injectable()
export class Rounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly instance: BillingInstanceService,
    private readonly jobs: BillingJobsService,
    private readonly reconciliation: ReconciliationService,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.provider.isThere) return;
    this.timer = setInterval(
      () => this.background.run('The rounds of billing', () => this.make()),
      MINUTE_MS,
    ).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async make(): Promise<void> {
    await this.jobs.run();
    if (await this.instance.isTimeFor('retriedAt', RETRY_DAYS)) await this.reconciliation.retryEvents();
    if (await this.instance.isTimeFor('reconciledAt', RECONCILE_DAYS)) await this.reconciliation.reconcile();
  }
}
