import { Injectable } from '@nestjs/common';

/** The user whose account is being deleted. */
export interface LeavingUser {
  id: number;
  uid: string;
}

/**
 * A step outside the database before an account is deleted. It runs outside any transaction, and again if the deletion
 * is retried. Throws to prevent the deletion: `UnavailableError` if a retry may succeed.
 */
export type DeletionStep = (user: LeavingUser) => Promise<void>;

/** The steps before the deletion of an account; modules add theirs at start. */
@Injectable()
export class AccountDeletion {
  private readonly steps: DeletionStep[] = [];

  /** Adds a step; steps run in the order in which they are added. */
  before(step: DeletionStep): void {
    this.steps.push(step);
  }

  async prepare(user: LeavingUser): Promise<void> {
    for (const step of this.steps) await step(user);
  }
}
