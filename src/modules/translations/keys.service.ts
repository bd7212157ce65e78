import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { UpdateKey } from '#core/api/translations.js';
import { COMMON_GROUP, SNAKE_CASE } from '#core/domain/rules.js';

import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/errors/duplicates.js';
import { Events } from '../../platform/events.js';
import { CompressedJson } from '../../platform/http/compressed-json.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { inSlices } from '../../platform/slices.js';
import { ContentChanged } from '../content/content-changed.js';
import type { ContentChange } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import type { KeyRow } from '../content/content.queries.js';
import { keysJson } from '../content/key.view.js';
import { ProjectReads } from '../content/project-reads.js';
import { GroupsService } from '../groups/groups.service.js';
import { AuditService } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { QUANTITY_MESSAGE } from './dto/new-keys.js';
import type { NewKey } from './dto/new-keys.js';
import { FEW_KEYS } from './import-limits.js';
import { ImportTurns } from './import-turns.js';
import { batchesByValues, findForeignValue, languagesOf } from './key-batches.js';
import { KeysQueries } from './keys.queries.js';
import type { StoredKey } from './keys.queries.js';
import { IdAllocator } from './id-allocator.js';
import { ValuesQueries } from './values.queries.js';

const DUPLICATES = { unique_key_name: ErrorCode.KeyNameAlreadyExists };

interface GroupsOfKeys {
  groupIdOf: (key: NewKey) => number;
  created: ContentChange[];
}

@Injectable()
export class KeysService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly groups: GroupsService,
    private readonly content: ContentQueries,
    private readonly reads: ProjectReads,
    private readonly queries: KeysQueries,
    private readonly values: ValuesQueries,
    private readonly allocator: IdAllocator,
    private readonly turns: ImportTurns,
    private readonly changeSets: ChangeSetsService,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /** KeyView[] as JSON. */
  async listKeys(member: Member): Promise<CompressedJson> {
    const version = String(await this.content.revision(member));
    return this.reads.read(member, { what: 'keys', version }, (actor) =>
      CompressedJson.of(keysJson(this.content.keys(actor))),
    );
  }

  createKey(member: Member, key: NewKey): Promise<KeyRow> {
    return refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const { actor, ids } = await this.make(member, [key], () => '');
        return assertDefined((await this.content.someKeys(actor, ids))[0], 'new key');
      }),
    );
  }

  /** All or none. */
  createKeys(member: Member, keys: readonly NewKey[]): Promise<KeyRow[]> {
    const create = (): Promise<KeyRow[]> =>
      refuseDuplicates(DUPLICATES, () =>
        this.database.importTransaction(async () => {
          const { actor, ids } = await this.make(member, keys, (index) => `[${index}].`);
          return this.content.someKeys(actor, ids);
        }),
      );
    return keys.length > FEW_KEYS ? this.turns.queue(member.projectId, create) : create();
  }

  updateKey(member: Member, keyId: number, changes: UpdateKey): Promise<KeyRow> {
    return refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const actor = await this.members.lockProject(member, 'shared');
        const key = existing(await this.queries.lock(actor, keyId));
        const wanted = withChanges(key, changes);
        const isMoved = wanted.groupId !== key.groupId;
        // An imported name may stay as it is; only a new name must be in snake case.
        if (wanted.name !== key.name && !SNAKE_CASE.test(wanted.name)) throw notSnakeCase();
        if (isMoved) await this.assertGroups(actor, [wanted.groupId]);
        if (wanted.isPlural !== key.isPlural) {
          if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
          await this.queries.changeKind(actor, wanted);
          this.publish(actor, keyChange('key.updated', wanted));
        } else if (!isDeepStrictEqual(wanted, key)) {
          await this.queries.update(actor, wanted);
          this.publish(actor, keyChange('key.updated', wanted));
        }
        return existing((await this.content.someKeys(actor, [keyId]))[0]);
      }),
    );
  }

  deleteKey(member: Member, keyId: number, requestId: string): Promise<void> {
    return this.database.transaction(async () => {
      const actor = await this.members.lockProject(member, 'shared');
      const key = existing(await this.queries.lock(actor, keyId));
      if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const changeSetId = await this.changeSets.open({
        projectId: actor.projectId,
        actorId: actor.userId,
        kind: 'delete',
        summary: {},
      });
      await this.queries.remove(actor, keyId, changeSetId);
      const deleted = { name: key.name, keys: 1 };
      await this.audit.recordDeletion({ by: actor, action: 'key.deleted', deleted, requestId });
      this.publish(actor, keyChange('key.deleted', key));
    });
  }

  /** @param at where a key stands in the body */
  private async make(
    member: Member,
    keys: readonly NewKey[],
    at: (index: number) => string,
  ): Promise<{ actor: Member; ids: number[] }> {
    const actor = await this.members.lockProject(member, 'shared');
    const { groupIdOf, created } = await this.groupsOf(actor, keys);
    await this.assertWritable(actor, keys, at);
    if ((await this.queries.count(actor)) + keys.length > this.config.projectKeyLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const ids = await this.allocator.allocate('translation_key', keys.length);
    const placed = keys.map((key, index) => ({
      ...key,
      id: assertDefined(ids[index], 'reserved id'),
      groupId: groupIdOf(key),
    }));
    for (const batch of batchesByValues(placed)) await this.queries.create(actor, batch);
    this.publish(actor, ...created, ...placed.map((key) => keyChange('key.created', key)));
    return { actor, ids };
  }

  /** Returns the group of each key: by id, else by name, else `common`. Creates missing groups. */
  private async groupsOf(member: Member, keys: readonly NewKey[]): Promise<GroupsOfKeys> {
    await this.assertGroups(
      member,
      keys.flatMap(({ groupId }) => groupId ?? []),
    );
    const names = keys.filter(({ groupId }) => groupId === null).map(groupNameOf);
    const { ids, created } = await this.groups.findOrCreate(member, [...new Set(names)]);
    const groupIdOf = (key: NewKey): number =>
      key.groupId ?? assertDefined(ids.get(groupNameOf(key)), 'group of a new key');
    return { groupIdOf, created };
  }

  private async assertGroups(member: Member, groupIds: readonly number[]): Promise<void> {
    const known = await this.groups.existingIds(member, groupIds);
    if (groupIds.some((id) => !known.has(id))) throw new NotFoundError(ErrorCode.NotExistingGroup);
  }

  /** A missing or unreadable language is reported before one that the member may not write. */
  private async assertWritable(
    member: Member,
    keys: readonly NewKey[],
    at: (index: number) => string,
  ): Promise<void> {
    const wanted = await inSlices(languagesOf(keys));
    if (wanted.size === 0) return;
    const readable = await this.values.readableLanguages(member);
    const accesses = new Map(readable.map(({ id, access }) => [id, access]));
    const languageIds = [...wanted];
    if (languageIds.some((id) => !accesses.has(id))) throw new NotFoundError(ErrorCode.NotExistingLanguage);
    if (languageIds.some((id) => accesses.get(id) !== 'target'))
      throw new ForbiddenError(ErrorCode.Unauthorized);
    const wrong = await inSlices(findForeignValue(keys, readable));
    if (wrong)
      throw new InvalidError(ErrorCode.ValidationError, {
        fields: { [`${at(wrong.key)}values[${wrong.value}].quantityString`]: QUANTITY_MESSAGE },
      });
  }

  private publish(actor: Member, ...changes: ContentChange[]): void {
    this.events.publish(new ContentChanged(actor, 'edit', changes));
  }
}

const keyChange = (
  action: 'key.created' | 'key.updated' | 'key.deleted',
  { id: keyId, groupId }: { id: number; groupId: number },
): ContentChange => ({ action, groupId, keyId });

const withChanges = (key: StoredKey, changes: UpdateKey): StoredKey => ({
  id: key.id,
  name: changes.name ?? key.name,
  isPlural: changes.isPlural ?? key.isPlural,
  groupId: changes.groupId ?? key.groupId,
  description: changes.description ?? key.description,
  // Null takes the limit away.
  maxLength: changes.maxLength === undefined ? key.maxLength : changes.maxLength,
  tags: withTags(key.tags, changes.tags),
  isObsolete: changes.isObsolete ?? key.isObsolete,
});

/** The same list if it has the same tags: their order does not matter. */
function withTags(tags: string[], wanted: readonly string[] = tags): string[] {
  const trimmed = wanted.map((tag) => tag.trim());
  const isSame = trimmed.length === tags.length && trimmed.every((tag) => tags.includes(tag));
  return isSame ? tags : trimmed;
}

const groupNameOf = ({ groupName }: NewKey): string => groupName ?? COMMON_GROUP;

function existing<T>(key: T | null | undefined): T {
  if (key === null || key === undefined) throw new NotFoundError(ErrorCode.NotExistingKey);
  return key;
}

const notSnakeCase = (): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { name: 'must be snake case' } });
