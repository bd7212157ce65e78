import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

import { MINUTE_MS } from '#core/domain/durations.js';

import { Background } from '../../../platform/background.js';
import { BillingInstanceService } from '../billing/billing-instance.service.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { ReconciliationService } from './reconciliation.service.js';

const RECONCILE_DAYS = 1;

/** Starts the daily reconciliation, in one of several processes. */
@Injectable()
export class BillingScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly instance: BillingInstanceService,
    private readonly reconciliation: ReconciliationService,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.provider.isEnabled) return;
    const tick = (): void => this.background.run('Reconciling subscriptions', () => this.reconcileIfDue());
    this.timer = setInterval(tick, MINUTE_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async reconcileIfDue(): Promise<void> {
    if (await this.instance.claimReconciliation(RECONCILE_DAYS)) await this.reconciliation.reconcile();
  }
}
