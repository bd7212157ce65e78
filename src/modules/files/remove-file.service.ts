import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { RemovedKeys } from '#core/api/files.js';

import { ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import type { ContentChange } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { GroupsQueries } from '../groups/groups.queries.js';
import { deletionEntry } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { RemovedFilesQueries } from './removed-files.queries.js';
import type { Removal } from './removed-files.queries.js';

/** Removes files from a project, with or without their keys. */
@Injectable()
export class RemoveFileService {
  constructor(
    private readonly content: ContentQueries,
    private readonly changeSets: ChangeSetsService,
    private readonly groups: GroupsQueries,
    private readonly queries: RemovedFilesQueries,
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * Removes a file and its documents. Returns the change set, which brings all of it back.
   * @throws ForbiddenError for a member with limited languages: documents and texts of all of them go
   */
  removeFile(member: Member, fileId: number, keys: RemovedKeys, requestId: string): Promise<number> {
    // No key may enter the groups meanwhile.
    return this.transaction.change(member, { lock: 'exclusive', pace: 'long' }, async (actor) => {
      const file = (await this.content.files(actor)).find(({ id }) => id === fileId);
      if (!file) throw new NotFoundError(ErrorCode.NotExistingFile);
      if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const { projectId, userId: actorId } = actor;
      const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'delete', summary: {} });
      const removal = { projectId, actorId, fileId, changeSetId };
      const changes =
        keys === 'delete' ? await this.removeWithKeys(removal) : await this.removeWithoutKeys(removal);
      return { result: changeSetId, audit: auditOfKeys(changes, requestId), changes };
    });
  }

  /** Inside a transaction with the exclusive lock of the project. */
  async removeWithKeys(removal: Removal): Promise<ContentChange[]> {
    const changes = await this.removeGroups(removal, await this.queries.groupsOf(removal));
    await this.queries.remove(removal);
    return [...changes, { action: 'file.deleted' }];
  }

  private async removeWithoutKeys(removal: Removal): Promise<ContentChange[]> {
    const changes = await this.keepKeys(removal);
    await this.queries.remove(removal);
    return [...changes, { action: 'file.deleted' }];
  }

  private async keepKeys(removal: Removal): Promise<ContentChange[]> {
    const joining = await this.queries.joiningGroups(removal);
    const keys = await this.queries.joinKeys(removal);
    const removed = await this.removeGroups(removal, joining);
    const freed = await this.queries.freeGroups(removal);
    return [
      ...keys.map((key) => ({ action: 'key.updated' as const, ...key })),
      ...removed,
      ...freed.map((groupId) => ({ action: 'group.moved' as const, groupId })),
    ];
  }

  private async removeGroups(
    { projectId, actorId: userId, changeSetId }: Removal,
    groupIds: readonly number[],
  ): Promise<ContentChange[]> {
    const keys = await this.groups.remove({ projectId, userId }, groupIds, changeSetId);
    return [
      ...keys.map((key) => ({ action: 'key.deleted' as const, ...key })),
      ...groupIds.map((groupId) => ({ action: 'group.deleted' as const, groupId })),
    ];
  }
}

/** What the audit log says of the keys that were deleted. */
export function auditOfKeys(
  changes: readonly ContentChange[],
  requestId: string,
): ReturnType<typeof deletionEntry>[] {
  const keys = changes.filter(({ action }) => action === 'key.deleted').length;
  return keys === 0 ? [] : [deletionEntry('key.deleted', { name: null, keys }, requestId)];
}
