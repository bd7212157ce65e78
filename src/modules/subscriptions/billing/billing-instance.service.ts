import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { BillingInstance } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { takesPayments } from '../../../platform/config/payment-settings.js';
import { Database } from '../../../platform/database/database.js';
import { assertDefined } from '../../../platform/assert-defined.js';
import { CLAIM_RECONCILIATION } from './billing-instance.sql.js';

/** The stored data of this instance about payments, the same in every process. */
@Injectable()
export class BillingInstanceService implements OnModuleInit {
  private row: BillingInstance | null = null;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!takesPayments(this.config)) return;
    const now = this.clock.now();
    const rows = this.database.repository(BillingInstance);
    await rows
      .createQueryBuilder()
      .insert()
      .values({ id: true, name: randomUUID(), enabledAt: now, reconciledAt: now })
      .orIgnore()
      .execute();
    this.row = await rows.findOneByOrFail({ id: true });
  }

  /** Marks our customers at Stripe, whose account other instances may share. */
  get name(): string {
    return this.known.name;
  }

  /** When this instance first took payments. No trial began before. */
  get enabledAt(): Date {
    return this.known.enabledAt;
  }

  /** Returns whether the caller must reconcile now: true for one of several processes, every `everyDays` days. */
  async claimReconciliation(everyDays: number): Promise<boolean> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - everyDays * DAY_MS);
    const rows = await this.database.query(CLAIM_RECONCILIATION, [now, before]);
    return rows.length > 0;
  }

  private get known(): BillingInstance {
    return assertDefined(this.row, 'row of billing_instance');
  }
}
