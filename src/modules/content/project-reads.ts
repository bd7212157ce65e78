import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, UnavailableError } from '../../platform/errors/domain.error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Semaphore } from '../../platform/semaphore.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';

/** Reads of a member whose rights change again and again meanwhile. */
const TRIES = 3;

interface Reading {
  /** Of the member who was read for, when it was read. */
  view: string;
  result: unknown;
}

/**
 * Reads of whole projects: a few at once, the others wait, and those who want the same share one. A project is tens of
 * megabytes on its way from the database to the answer.
 */
@Injectable()
export class ProjectReads {
  private readonly semaphore: Semaphore;
  private readonly readings = new Map<string, Promise<Reading>>();

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly database: Database,
    private readonly members: MembersService,
  ) {
    const { projectReadsAtOnce, projectReadsWaiting, queueTimeout: timeout } = config;
    this.semaphore = new Semaphore({ concurrency: projectReadsAtOnce, queue: projectReadsWaiting, timeout });
    metrics.gauge('project_reads', 'Reads of whole projects', 'state', {
      running: () => this.semaphore.running,
      waiting: () => this.semaphore.waiting,
    });
  }

  /**
   * Answers what `read` makes of the project, as one state of it.
   * @param version names what is read and the state it was last seen in: who names the same may be given the same
   * @param read runs in a snapshot, for the member as they are then
   * @throws UnavailableError when too many wait or the wait was too long; ForbiddenError when the member is gone
   */
  async read<T>(asked: Member, version: string, read: (member: Member) => Promise<T>): Promise<T> {
    let member = asked;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const reading = await this.share(member, version, read);
      // The wait may have been long: whoever lost a right meanwhile is not given what it allowed.
      member = await this.members.requireMember(asked.projectId, asked.userId, asked.right);
      if (reading?.view === viewOf(member)) return reading.result as T;
    }
    throw new UnavailableError(ErrorCode.Unavailable);
  }

  /** A reading of this version, begun here or by another call; null where that other member is gone. */
  private async share(
    member: Member,
    version: string,
    read: (member: Member) => Promise<unknown>,
  ): Promise<Reading | null> {
    const name = JSON.stringify([member.projectId, version, viewOf(member)]);
    const known = this.readings.get(name);
    if (known) return known.catch(nullIfForbidden);
    const reading = this.semaphore.run(() => this.readNow(member, read));
    this.readings.set(name, reading);
    try {
      return await reading;
    } finally {
      this.readings.delete(name);
    }
  }

  private readNow(member: Member, read: (member: Member) => Promise<unknown>): Promise<Reading> {
    return this.database.snapshot(async () => {
      const actor = await this.members.requireMember(member.projectId, member.userId, member.right);
      return { view: viewOf(actor), result: await read(actor) };
    });
  }
}

function nullIfForbidden(error: unknown): null {
  if (error instanceof ForbiddenError) return null;
  throw error;
}
