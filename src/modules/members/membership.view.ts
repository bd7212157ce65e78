import { ApiProperty } from '@nestjs/swagger';

import type { MembershipView as MembershipContract } from '#core/api/members.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

/** A membership in the OpenAPI document. */
export class MembershipView implements MembershipContract {
  id!: number;
  projectId!: number;
  projectName!: string;
  ownerEmail!: string;
  ownerUsername!: string | null;
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** When the project was archived, as an ISO 8601 date-time in UTC; null if it is not archived. */
  archivedAt!: string | null;
}
