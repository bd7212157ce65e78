import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { UpdateKey } from '#core/api/translations.js';
import { SNAKE_CASE } from '#core/domain/rules.js';

import { ForbiddenError, InvalidError, NotFoundError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { ContentQueries } from '../content/content.queries.js';
import type { KeyRow } from '../content/content.queries.js';
import { keysJson } from '../content/key.view.js';
import { ProjectReads } from '../content/project-reads.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { GroupsService } from '../groups/groups.service.js';
import { deletionEntry } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { DUPLICATE_KEYS as duplicates, keyChange } from './key-change.js';
import { KeysQueries } from './keys.queries.js';
import type { PlacedName, StoredKey } from './keys.queries.js';
import { RenamedAlong } from './renamed-along.service.js';

interface UpdatedKey {
  key: KeyRow;
  /** The change set of a changed kind; otherwise null. */
  changeSetId: number | null;
}

@Injectable()
export class KeysService {
  constructor(
    private readonly groups: GroupsService,
    private readonly content: ContentQueries,
    private readonly reads: ProjectReads,
    private readonly queries: KeysQueries,
    private readonly along: RenamedAlong,
    private readonly changeSets: ChangeSetsService,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** KeyView[] as JSON. */
  async listKeys(member: Member): Promise<CompressedJson> {
    const version = String(await this.content.revision(member));
    return this.reads.read(member, { what: 'keys', version }, (actor) =>
      CompressedJson.of(keysJson(this.content.keys(actor))),
    );
  }

  /**
   * Changes a key. A changed kind is a change set: it empties the values, and its revert restores them. A new name is also
   * that of the keys which documents call after it.
   */
  updateKey(member: Member, keyId: number, changes: UpdateKey): Promise<UpdatedKey> {
    return this.transaction.change(member, { lock: 'shared', duplicates }, async (actor) => {
      const key = existing(await this.queries.lock(actor, keyId));
      const wanted = withChanges(key, changes);
      // An imported name may stay as it is; only a new name must be in snake case.
      if (wanted.name !== key.name && !SNAKE_CASE.test(wanted.name)) throw notSnakeCase();
      if (wanted.groupId !== key.groupId) await this.groups.assertExisting(actor, [wanted.groupId]);
      const { changeSetId, changed } = await this.change(actor, key, wanted);
      return {
        result: { key: existing((await this.content.someKeys(actor, [keyId]))[0]), changeSetId },
        changes: changed.map((one) => keyChange('key.updated', one)),
      };
    });
  }

  /** Returns the change set of the deletion. */
  deleteKey(member: Member, keyId: number, requestId: string): Promise<number> {
    return this.transaction.change(member, { lock: 'shared' }, async (actor) => {
      const key = existing(await this.queries.lock(actor, keyId));
      if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const changeSetId = await this.changeSets.open({
        projectId: actor.projectId,
        actorId: actor.userId,
        kind: 'delete',
        summary: {},
      });
      await this.queries.remove(actor, keyId, changeSetId);
      return {
        result: changeSetId,
        audit: [deletionEntry('key.deleted', { name: key.name, keys: 1 }, requestId)],
        changes: [keyChange('key.deleted', key)],
      };
    });
  }

  /** Returns the changed keys and the change set of a changed kind. */
  private async change(
    actor: Member,
    key: StoredKey,
    wanted: StoredKey,
  ): Promise<{ changeSetId: number | null; changed: PlacedName[] }> {
    if (wanted.isPlural !== key.isPlural)
      return { changeSetId: await this.changeKind(actor, wanted), changed: [wanted] };
    if (isDeepStrictEqual(wanted, key)) return { changeSetId: null, changed: [] };
    await this.queries.update(actor, wanted);
    const along = wanted.name === key.name ? [] : await this.along.rename(actor, key, wanted.name);
    return { changeSetId: null, changed: [wanted, ...along] };
  }

  private async changeKind(actor: Member, wanted: StoredKey): Promise<number> {
    if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
    const { projectId, userId: actorId } = actor;
    const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'plural', summary: {} });
    await this.queries.changeKind(actor, wanted, changeSetId);
    const lastValueId = await this.changeSets.lastValueId(projectId);
    await this.changeSets.describe(projectId, changeSetId, { lastValueId });
    return changeSetId;
  }
}

const withChanges = (key: StoredKey, changes: UpdateKey): StoredKey => ({
  id: key.id,
  name: changes.name ?? key.name,
  isPlural: changes.isPlural ?? key.isPlural,
  groupId: changes.groupId ?? key.groupId,
  description: changes.description ?? key.description,
  // Null removes the limit.
  maxLength: changes.maxLength === undefined ? key.maxLength : changes.maxLength,
  tags: withTags(key.tags, changes.tags),
  isObsolete: changes.isObsolete ?? key.isObsolete,
});

/** Returns the previous list if it contains the same tags in any order. */
function withTags(tags: string[], wanted: readonly string[] = tags): string[] {
  const trimmed = wanted.map((tag) => tag.trim());
  const isSame = trimmed.length === tags.length && trimmed.every((tag) => tags.includes(tag));
  return isSame ? tags : trimmed;
}

function existing<T>(key: T | null | undefined): T {
  if (key === null || key === undefined) throw new NotFoundError(ErrorCode.NotExistingKey);
  return key;
}

const notSnakeCase = (): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { name: 'must be snake case' } });
