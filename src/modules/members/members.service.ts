import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { MembershipView } from '#core/api/members.js';
import type { Permission } from '#core/domain/permissions.js';

import { MemberLanguage, Membership } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { isEntitled } from './member.js';
import type { Member } from './member.js';
import { MembersQueries } from './members.queries.js';
import type { ProjectLock } from './members.queries.js';

@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly queries: MembersQueries,
  ) {}

  /**
   * Returns the user as a member of the project with `right`.
   * @throws ForbiddenError, the same for an unknown project and for one of others
   */
  async requireMember(projectId: number, userId: number, right: Permission | null): Promise<Member> {
    const found = await this.queries.find(projectId, userId);
    if (found === null) throw new ForbiddenError(ErrorCode.NotYourProject);
    const member = { ...found, right };
    if (!isEntitled(member)) throw new ForbiddenError(ErrorCode.Unauthorized);
    return member;
  }

  /**
   * Inside a transaction: locks the structure of the project and returns the current state of the member. `shared` is
   * for changes of keys and groups, which may run concurrently; `exclusive` is for changes of languages, of members or
   * of everything. Otherwise a key created while a language is created would lack its values there.
   * @throws ForbiddenError if the member was removed or has lost the right
   */
  async lockProject({ projectId, userId, right }: Member, lock: ProjectLock): Promise<Member> {
    await this.queries.lock(projectId, lock);
    return this.requireMember(projectId, userId, right);
  }

  /** The user's membership of the project; null if they have none. */
  find(projectId: number, userId: number): Promise<Omit<Member, 'right'> | null> {
    return this.queries.find(projectId, userId);
  }

  async membership(member: Member): Promise<MembershipView> {
    const membership = await this.queries.membership(member);
    if (membership === null) throw new ForbiddenError(ErrorCode.NotYourProject);
    return membership;
  }

  /** Makes `userId` the owner of a new project. */
  async addOwner(projectId: number, userId: number): Promise<void> {
    await this.database.repository(Membership).insert({ projectId, userId, role: 'owner' });
  }

  /** Adds a language to those that a limited member may write. */
  async addTarget({ projectId, id }: Member, languageId: number): Promise<void> {
    await this.database
      .repository(MemberLanguage)
      .insert({ projectId, membershipId: id, languageId, access: 'target' });
  }
}
