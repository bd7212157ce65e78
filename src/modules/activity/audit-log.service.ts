import { Injectable } from '@nestjs/common';

import type { AuditLogPage } from '#core/api/audit-log.js';

import type { Member } from '../members/member.js';
import { AuditLogQueries } from './audit-log.queries.js';

@Injectable()
export class AuditLogService {
  constructor(private readonly queries: AuditLogQueries) {}

  async list({ projectId }: Member, before: number | null, limit: number): Promise<AuditLogPage> {
    // One more item than requested tells whether there is another page.
    const found = await this.queries.list(projectId, before, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }
}
