import { Injectable } from '@nestjs/common';

import type { HistorySource } from '#core/domain/history.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { resultOf, RolledBack } from '../../platform/database/rolled-back.js';
import { refuseDuplicates } from '../../platform/database/duplicates.js';
import type { DuplicateCodes } from '../../platform/database/duplicates.js';
import { HistoryService } from '../history/history.service.js';
import type { HistoryEntry } from '../history/history.service.js';
import { LockedTransaction } from '../members/locked-transaction.js';
import type { Done, ProjectActor } from '../members/locked-transaction.js';
import type { Member } from '../members/member.js';
import type { ProjectLock } from '../members/members.queries.js';
import { MembersService } from '../members/members.service.js';
import { ContentChanged } from './content-changed.js';
import type { ContentChange } from './content-changed.js';
import { ImportTurns } from './import-turns.js';

export interface TransactionOptions {
  /**
   * `short`: on the pool for interactive calls (the default); `long`: on the pool for long statements; `queued`: there
   * too, one by one with the imports of the project.
   */
  pace?: 'short' | 'long' | 'queued';
  /** The files to import, per language, whose number of keys is limited. */
  catalogues?: readonly (readonly CatalogueGroup[])[];
  /** The errors for rejected duplicates, by constraint. */
  duplicates?: DuplicateCodes;
  /** The source in the history and in the event; `edit` by default. */
  source?: HistorySource;
}

/** A change of the content or the settings of a project. */
export interface Change<T> extends Pick<Done<T>, 'result' | 'audit'> {
  /** Published as one event after the commit. Empty: nothing was changed. */
  changes?: readonly ContentChange[];
  /** Recorded in the transaction, for changes made by several statements. */
  history?: readonly Omit<HistoryEntry, 'projectId' | 'actorId' | 'source'>[];
  /** Rolls everything back and returns the result, for a dry run. */
  isRolledBack?: boolean;
}

/**
 * The one way to change a project in several statements: waits for its turn, opens a transaction, locks the project, runs
 * the work, records history and audit log, rolls back a dry run, and publishes the changes after the commit. Not inside a
 * transaction if it may roll back.
 */
@Injectable()
export class ProjectTransaction {
  constructor(
    private readonly turns: ImportTurns,
    private readonly members: MembersService,
    private readonly history: HistoryService,
    private readonly locked: LockedTransaction,
  ) {}

  /**
   * Runs `work` under the lock of the project, with the current state of the member.
   * @param lock see MembersService.lockProject; null: none, for a single statement that checks the member itself
   * @throws ForbiddenError if the member was removed, has lost the right, or the project was archived; TooLargeError if
   * the files have too many keys, UnavailableError if too many imports are waiting
   */
  change<T>(
    member: Member,
    { lock, ...options }: TransactionOptions & { lock: ProjectLock | null },
    work: (actor: Member) => Promise<Change<T>>,
  ): Promise<T> {
    const enter = (): Promise<Member> =>
      lock === null ? Promise.resolve(member) : this.members.lockProject(member, lock);
    return this.run(member.projectId, options, enter, work);
  }

  /**
   * Runs `work` after `enter`, which creates or locks a project and returns who acts.
   * @param projectId null: a project that does not exist yet
   */
  async run<A extends ProjectActor, T>(
    projectId: number | null,
    { pace = 'short', catalogues = [], duplicates = {}, source = 'edit' }: TransactionOptions,
    enter: () => Promise<A>,
    work: (actor: A) => Promise<Change<T>>,
  ): Promise<T> {
    this.turns.assertSize(catalogues);
    const changeNow = async (actor: A): Promise<Done<T>> => {
      const { changes = [], history = [], isRolledBack = false, ...done } = await work(actor);
      for (const entry of history)
        await this.history.record({
          ...entry,
          projectId: actor.projectId,
          actorId: actor.userId,
          source,
        });
      if (isRolledBack) throw new RolledBack(done.result);
      return { ...done, events: changes.length > 0 ? [new ContentChanged(actor, source, changes)] : [] };
    };
    const change = (): Promise<T> =>
      refuseDuplicates(duplicates, () => this.locked.run(enter, changeNow, pace !== 'short'));
    return resultOf(() => (pace === 'queued' ? this.turns.queue(projectId, change) : change()));
  }
}
