import { Injectable } from '@nestjs/common';

/** Whose account is about to be deleted. */
export interface LeavingUser {
  id: number;
  uid: string;
}

/**
 * What has to be done elsewhere before an account may go. Runs outside any transaction, before anything is deleted,
 * and again when the deletion is tried again. Throws to have nothing deleted: `UnavailableError` when it may work later.
 */
export type DeletionStep = (user: LeavingUser) => Promise<void>;

/** The steps that come before the deletion of an account; modules add theirs when they start. */
@Injectable()
export class AccountDeletion {
  private readonly steps: DeletionStep[] = [];

  /** Adds a step; they run in the order in which they were added. */
  before(step: DeletionStep): void {
    this.steps.push(step);
  }

  async prepare(user: LeavingUser): Promise<void> {
    for (const step of this.steps) await step(user);
  }
}
