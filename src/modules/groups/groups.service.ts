import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { CreateGroup, GroupDetails, GroupView } from '#core/api/groups.js';
import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import type { ContentChange } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectReads } from '../content/project-reads.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { deletionEntry } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { groupJson, groupsJson } from './group.view.js';
import { GroupsQueries } from './groups.queries.js';

const duplicates = { unique_group_name: ErrorCode.GroupAlreadyExists };

@Injectable()
export class GroupsService {
  constructor(
    private readonly content: ContentQueries,
    private readonly reads: ProjectReads,
    private readonly queries: GroupsQueries,
    private readonly changeSets: ChangeSetsService,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** GroupDetails[] as JSON. */
  async listGroups(member: Member): Promise<CompressedJson> {
    const version = String(await this.content.revision(member));
    return this.reads.read(member, { what: 'groups', version }, async (actor) => {
      const groups = await this.content.groups(actor);
      return CompressedJson.of(groupsJson(groups, this.content.keysByGroup(actor)));
    });
  }

  /** GroupDetails as JSON; a group may contain the whole project. */
  async get(member: Member, groupId: number): Promise<CompressedJson> {
    const version = String(await this.content.revision(member));
    return this.reads.read(member, { what: `group ${groupId}`, version }, async (actor) => {
      const group = existing((await this.queries.find(actor, [groupId]))[0]);
      return CompressedJson.of(groupJson(group, this.content.keysOfGroup(actor, groupId)));
    });
  }

  createGroup(member: Member, body: CreateGroup): Promise<GroupDetails> {
    return this.transaction.change(member, { lock: 'shared', duplicates }, async (actor) => {
      const group = existing(await this.queries.create(actor, body));
      return { result: { ...group, keys: [] }, changes: [groupChange('group.created', group.id)] };
    });
  }

  /** GroupDetails as JSON, read in the same transaction: if the read fails, nothing is changed. */
  renameGroup(member: Member, groupId: number, name: string): Promise<CompressedJson> {
    return this.reads.whenFree(() =>
      this.transaction.change(member, { lock: 'shared', duplicates }, async (actor) => {
        const { isChanged, ...group } = existing(await this.queries.rename(actor, groupId, name));
        return {
          result: await CompressedJson.of(groupJson(group, this.content.keysOfGroup(actor, groupId))),
          changes: isChanged ? [groupChange('group.renamed', groupId)] : [],
        };
      }),
    );
  }

  /**
   * Deletes a group with its keys and their values. Returns its change set.
   * @throws RuleError for the group `common` of no file unless it is empty
   */
  deleteGroup(member: Member, groupId: number, requestId: string): Promise<number> {
    // No key may enter the group meanwhile.
    return this.transaction.change(member, { lock: 'exclusive', pace: 'long' }, async (actor) => {
      const { name, fileId, hasKeys } = existing(await this.queries.lock(actor, groupId));
      if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
      if (name === COMMON_GROUP && fileId === null && hasKeys) throw new RuleError(ErrorCode.GroupNotEmpty);
      const changeSetId = await this.changeSets.open({
        projectId: actor.projectId,
        actorId: actor.userId,
        kind: 'delete',
        summary: {},
      });
      const keys = await this.queries.remove(actor, [groupId], changeSetId);
      const deleted = { name, keys: keys.length };
      return {
        result: changeSetId,
        audit: [deletionEntry('group.deleted', deleted, requestId)],
        changes: [
          ...keys.map((key): ContentChange => ({ action: 'key.deleted', ...key })),
          groupChange('group.deleted', groupId),
        ],
      };
    });
  }

  /** @throws NotFoundError unless all groups belong to the project */
  async assertExisting(member: Member, groupIds: readonly number[]): Promise<void> {
    const known = await this.existingIds(member, groupIds);
    if (groupIds.some((id) => !known.has(id))) throw new NotFoundError(ErrorCode.NotExistingGroup);
  }

  /** The ids of `groupIds` that belong to the project. */
  async existingIds(member: Member, groupIds: readonly number[]): Promise<Set<number>> {
    const found = await this.queries.find(member, groupIds);
    return new Set(found.map(({ id }) => id));
  }

  /**
   * Returns the ids of the groups with these names and creates missing ones. Inside a transaction, whose caller
   * publishes the groups in `created`.
   * @throws InvalidError if a missing name has invisible characters, which are only accepted from files
   */
  async findOrCreate(
    member: Member,
    names: readonly string[],
  ): Promise<{ ids: Map<string, number>; created: ContentChange[] }> {
    await this.assertPlainOrKnown(member, names.filter(hasHiddenCharacters));
    const created = await this.queries.createMissing(member, names);
    return {
      ids: await this.idsOf(member, names),
      created: created.map((id) => groupChange('group.created', id)),
    };
  }

  private async assertPlainOrKnown(member: Member, hidden: readonly string[]): Promise<void> {
    if (hidden.length === 0) return;
    const known = await this.idsOf(member, hidden);
    if (hidden.every((name) => known.has(name))) return;
    const fields = { groupName: 'must not have control or invisible characters' };
    throw new InvalidError(ErrorCode.ValidationError, { fields });
  }

  private async idsOf(member: Member, names: readonly string[]): Promise<Map<string, number>> {
    const found = await this.queries.findByName(member, names);
    return new Map(found.map(({ id, name }) => [name, id]));
  }
}

const groupChange = (
  action: 'group.created' | 'group.renamed' | 'group.deleted',
  groupId: number,
): ContentChange => ({
  action,
  groupId,
});

function existing<T extends GroupView>(group: T | null | undefined): T {
  if (!group) throw new NotFoundError(ErrorCode.NotExistingGroup);
  return group;
}
