import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Config } from '../../platform/config/config.js';
import { Replica } from '../../platform/database/replica.js';
import { ForbiddenError, UnavailableError } from '../../platform/errors/domain.error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Semaphore } from '../../platform/semaphore.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { ProjectMarkQueries } from './project-mark.queries.js';
import type { ProjectMark } from './project-mark.queries.js';

/** The maximum number of reads if the rights of the member keep changing. */
const TRIES = 3;

/** Identifies a read: calls for the same data in the same state may share one. */
export interface Wanted {
  /** Which content. */
  what: string;
  /** The state at the time of the call. */
  version: string;
}

interface Reading {
  /** The rights of the member at the time of the read. */
  view: string;
  result: unknown;
}

/**
 * Limits concurrent reads of whole projects, and shares one read between callers that want the same data. A project
 * takes tens of megabytes between the database and the response.
 */
@Injectable()
export class ProjectReads {
  private readonly semaphore: Semaphore;
  private readonly readings = new Map<string, Promise<Reading>>();
  /** Reads that have not started, whatever the version: they will be as recent as any requested by then. */
  private readonly waiting = new Map<string, Promise<Reading>>();
  /** The number of callers that wait for the read of another one. */
  private sharing = 0;

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly replica: Replica,
    private readonly marks: ProjectMarkQueries,
    private readonly members: MembersService,
  ) {
    const { projectReadsAtOnce, projectReadsWaiting, queueTimeout: timeout } = config;
    this.semaphore = new Semaphore({ concurrency: projectReadsAtOnce, queue: projectReadsWaiting, timeout });
    metrics.gauge('project_reads', 'Reads of whole projects', 'state', {
      running: () => this.semaphore.running,
      waiting: () => this.semaphore.waiting,
      shared: () => this.sharing,
    });
  }

  /**
   * Returns the result of `read` on a consistent state of the project.
   * @param read runs in a snapshot, with the member's rights at that time
   * @throws UnavailableError if too many wait or the wait is too long; ForbiddenError if the member was removed
   */
  async read<T>(asked: Member, wanted: Wanted, read: (member: Member) => Promise<T>): Promise<T> {
    let member = asked;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const reading = await this.share(member, wanted, read);
      // Rights may have changed during the wait, so they are checked again.
      member = await this.members.requireMember(asked.projectId, asked.userId, asked.right);
      if (reading?.view === viewOf(member)) return reading.result as T;
    }
    throw new UnavailableError(ErrorCode.Unavailable);
  }

  /**
   * Runs a change whose response is as large as a read, as soon as a read could run.
   * @throws UnavailableError if too many wait or the wait is too long
   */
  whenFree<T>(change: () => Promise<T>): Promise<T> {
    return this.semaphore.run(change);
  }

  /** A shared or new read of this version or a newer one; null if the member it was started for was removed. */
  private async share(
    member: Member,
    { what, version }: Wanted,
    read: (member: Member) => Promise<unknown>,
  ): Promise<Reading | null> {
    const name = JSON.stringify([member.projectId, what, viewOf(member)]);
    const exact = `${name} ${version}`;
    const known = this.readings.get(exact) ?? this.waiting.get(name);
    if (known) return this.wait(known);
    const reading = this.semaphore.run(() => {
      this.waiting.delete(name);
      return this.readNow(member, read);
    });
    this.readings.set(exact, reading);
    this.waiting.set(name, reading);
    try {
      return await reading;
    } finally {
      this.readings.delete(exact);
      if (this.waiting.get(name) === reading) this.waiting.delete(name);
    }
  }

  private async wait(reading: Promise<Reading>): Promise<Reading | null> {
    this.sharing += 1;
    try {
      return await reading;
    } catch (error) {
      if (error instanceof ForbiddenError) return null;
      throw error;
    } finally {
      this.sharing -= 1;
    }
  }

  private readNow(member: Member, read: (member: Member) => Promise<unknown>): Promise<Reading> {
    const { projectId, userId, right } = member;
    const state = {
      mark: () => this.marks.mark(projectId),
      hasSeen: (mark: ProjectMark) => this.marks.hasSeen(projectId, mark),
    };
    // On a replica, these rights only identify what is read: `read` compares them with those of the primary.
    return this.replica.snapshot(state, async () => {
      const actor = await this.members.requireMember(projectId, userId, right);
      return { view: viewOf(actor), result: await read(actor) };
    });
  }
}
