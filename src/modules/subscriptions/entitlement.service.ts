import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { AccessView } from '#core/api/subscriptions.js';
import { accessMode, trialEnd } from '#core/domain/entitlement.js';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { takesPayments } from '../../platform/config/payment-settings.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { BillingInstanceService } from './billing/billing-instance.service.js';
import { EntitlementQueries } from './entitlement.queries.js';
import type { Standing } from './entitlement.queries.js';

type Subject = { id: number; createdAt: Date };

/** Whether a user may make changes: subscribed, in the trial, or on an instance without payments. */
@Injectable()
export class EntitlementService {
  private readonly isOn: boolean;

  constructor(
    private readonly queries: EntitlementQueries,
    private readonly instance: BillingInstanceService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.isOn = takesPayments(config);
  }

  /** The access of a user now, by the server's clock. */
  async accessOf({ id, createdAt }: Subject): Promise<AccessView> {
    const serverTime = this.clock.now().toISOString();
    if (!this.isOn) return { mode: 'unlimited', trialEndsAt: null, serverTime };
    const standing = (await this.queries.ofUser(id)) ?? { createdAt, status: null };
    return {
      mode: this.modeOf(standing),
      trialEndsAt: this.trialEndOf(standing).toISOString(),
      serverTime,
    };
  }

  /**
   * @param projectId the project that the user changes; null if the change is about the user alone
   * @throws ForbiddenError `subscription_required` when neither the user nor the owner of the project may make changes
   */
  async assertEntitled(userId: number, projectId: number | null): Promise<void> {
    if (!this.isOn) return;
    if (this.mayWork(await this.queries.ofUser(userId))) return;
    if (projectId !== null && this.mayWork(await this.queries.ofOwner(projectId))) return;
    throw new ForbiddenError(ErrorCode.SubscriptionRequired);
  }

  private mayWork(standing: Standing | null): boolean {
    return standing !== null && this.modeOf(standing) !== 'restricted';
  }

  private modeOf(standing: Standing) {
    return accessMode(standing.status, this.trialEndOf(standing), this.clock.now());
  }

  private trialEndOf({ createdAt }: Standing): Date {
    return trialEnd(createdAt, this.instance.enabledAt, this.config.freeTrialDays);
  }
}
