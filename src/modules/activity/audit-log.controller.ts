import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { rowId } from '../../platform/http/validation/row-id.pipe.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogPage } from './audit-log.view.js';
import { limitOf, PageQuery } from '../content/dto/page.query.js';

@ApiTags('activity')
@Controller()
export class AuditLogController {
  constructor(private readonly auditLog: AuditLogService) {}

  /**
   * Lists the changes of members and access of a project
   * @remarks Includes members who join, leave or are removed, their roles and languages, invitations, the transfer of
   * the project, its archive, tokens that are bound to it, and deletions of languages, groups and keys. The newest comes
   * first.
   */
  @Call('listAuditLog')
  list(@CurrentMember() member: Member, @Query() query: PageQuery): Promise<AuditLogPage> {
    const before = query.before === undefined ? null : rowId(query.before);
    return this.auditLog.list(member, before, limitOf(query));
  }
}
