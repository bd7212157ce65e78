import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { MembershipView } from '#core/api/members.js';
import type { Permission } from '#core/domain/permissions.js';

import { MemberLanguage, Membership, Project } from '../../entities/index.js';
import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events.js';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { enabled } from '../identity/users-by-uid.js';
import { isEntitled, isLimited } from './member.js';
import type { Member, MembershipState } from './member.js';
import { MembersChanged } from './members-changed.js';
import { MembersQueries } from './members.queries.js';
import type { ProjectLock } from './members.queries.js';

@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly queries: MembersQueries,
    private readonly events: Events,
  ) {}

  /**
   * Returns the user as a member of the project with `right`.
   * @param isRefusedInArchive whether the call changes something that an archived project refuses
   * @throws ForbiddenError, the same for an unknown project and for one of others
   */
  async requireMember(
    projectId: number,
    userId: number,
    right: Permission | null,
    isRefusedInArchive = false,
  ): Promise<Member> {
    return entitled(await this.queries.find(projectId, userId), right, isRefusedInArchive);
  }

  /**
   * Returns the user of a call within the project, and them as a member with `right`, by their uid.
   * @param isRefusedInArchive as above
   * @throws UnauthenticatedError if there is no such user; ForbiddenError if their account is disabled, or as above
   */
  async requireCaller(
    projectId: number,
    uid: string,
    right: Permission | null,
    isRefusedInArchive: boolean,
  ): Promise<{ user: User; member: Member }> {
    const found = await this.queries.findCaller(projectId, uid);
    if (found === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return { user: enabled(found.user), member: entitled(found.member, right, isRefusedInArchive) };
  }

  /**
   * Inside a transaction: locks the structure of the project and returns the current state of the member. `shared` is
   * for changes of keys and groups, which may run concurrently; `exclusive` is for changes of languages, of members or
   * of everything. Otherwise a key created while a language is created would lack its values there. `everything` also
   * waits for changes of texts, and stops them.
   * @throws ForbiddenError if the member was removed, has lost the right, or the project was archived
   */
  async lockProject(member: Member, lock: ProjectLock): Promise<Member> {
    const { projectId, userId, right, isRefusedInArchive } = member;
    await this.queries.lock(projectId, lock);
    return this.requireMember(projectId, userId, right, isRefusedInArchive);
  }

  /**
   * Inside a transaction of an operator, who is no member: locks everything in the project, and returns whether it is
   * archived.
   * @throws NotFoundError if there is no such project
   */
  async lockAsOperator(projectId: number): Promise<boolean> {
    await this.queries.lock(projectId, 'everything');
    const project = await this.database.repository(Project).findOneBy({ id: projectId });
    if (project === null) throw new NotFoundError(ErrorCode.NotYourProject);
    return project.archivedAt !== null;
  }

  /** The user's membership of the project; null if they have none. */
  find(projectId: number, userId: number): Promise<MembershipState | null> {
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

  /** Adds languages to those that a limited member may write; changes nothing for others. */
  async addTargets(member: Member, languages: readonly { id: number }[]): Promise<void> {
    if (!isLimited(member)) return;
    const { projectId, id: membershipId, userId, role } = member;
    await this.database
      .repository(MemberLanguage)
      .insert(
        languages.map(({ id: languageId }) => ({ projectId, membershipId, languageId, access: 'target' })),
      );
    this.events.publish(new MembersChanged(projectId, [{ userId, role }]));
  }
}

/** @throws ForbiddenError unless there is a membership that allows the call */
function entitled(
  found: MembershipState | null,
  right: Permission | null,
  isRefusedInArchive: boolean,
): Member {
  if (found === null) throw new ForbiddenError(ErrorCode.NotYourProject);
  const member = { ...found, right, isRefusedInArchive };
  if (!isEntitled(member)) throw new ForbiddenError(ErrorCode.Unauthorized);
  if (isRefusedInArchive && found.isArchived) throw new ForbiddenError(ErrorCode.ProjectArchived);
  return member;
}
