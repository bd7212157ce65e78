import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { Config } from '../../platform/config/config.js';
import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { inSlices } from '../../platform/slices.js';
import type { ContentChange } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import type { KeyRow } from '../content/content.queries.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { GroupsService } from '../groups/groups.service.js';
import type { Member } from '../members/member.js';
import { FEW_KEYS } from '../content/write-limits.js';
import type { NewKey } from './dto/new-keys.js';
import { IdAllocator } from './id-allocator.queries.js';
import { batchesByValues, keysInForms, languagesOf } from './key-batches.js';
import { DUPLICATE_KEYS as duplicates, keyChange } from './key-change.js';
import { KeysQueries } from './keys.queries.js';
import { ValuesQueries } from './values.queries.js';

interface GroupsOfKeys {
  groupIdOf: (key: NewKey) => number;
  created: ContentChange[];
}

/** Creates keys with their values, and the groups that they name. */
@Injectable()
export class KeyCreationService {
  constructor(
    private readonly config: Config,
    private readonly groups: GroupsService,
    private readonly content: ContentQueries,
    private readonly queries: KeysQueries,
    private readonly values: ValuesQueries,
    private readonly allocator: IdAllocator,
    private readonly transaction: ProjectTransaction,
  ) {}

  createKey(member: Member, key: NewKey): Promise<KeyRow> {
    return this.transaction.change(member, { lock: 'shared', duplicates }, async (actor) => {
      const { ids, changes } = await this.make(actor, [key], () => '');
      return { result: assertDefined((await this.content.someKeys(actor, ids))[0], 'new key'), changes };
    });
  }

  /** Creates all keys or none. */
  createKeys(member: Member, keys: readonly NewKey[]): Promise<KeyRow[]> {
    const pace = keys.length > FEW_KEYS ? 'queued' : 'long';
    return this.transaction.change(member, { lock: 'shared', pace, duplicates }, async (actor) => {
      const { ids, changes } = await this.make(actor, keys, (index) => `${index}.`);
      return { result: await this.content.someKeys(actor, ids), changes };
    });
  }

  /** @param at the path of a key in the body */
  private async make(
    actor: Member,
    given: readonly NewKey[],
    at: (index: number) => string,
  ): Promise<{ ids: number[]; changes: ContentChange[] }> {
    const { groupIdOf, created } = await this.groupsOf(actor, given);
    const keys = await this.writableKeys(actor, given, at);
    if ((await this.queries.count(actor)) + keys.length > this.config.projectKeyLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const ids = await this.allocator.allocate('translation_key', keys.length);
    const placed = keys.map((key, index) => ({
      ...key,
      id: assertDefined(ids[index], 'reserved id'),
      groupId: groupIdOf(key),
    }));
    for (const batch of batchesByValues(placed)) await this.queries.create(actor, batch);
    return { ids, changes: [...created, ...placed.map((key) => keyChange('key.created', key))] };
  }

  /** Returns the group of each key: by id, else by name, else `common`. Creates missing groups. */
  private async groupsOf(member: Member, keys: readonly NewKey[]): Promise<GroupsOfKeys> {
    await this.groups.assertExisting(
      member,
      keys.flatMap(({ groupId }) => groupId ?? []),
    );
    const names = keys.filter(({ groupId }) => groupId === null).map(groupNameOf);
    const { ids, created } = await this.groups.findOrCreate(member, [...new Set(names)]);
    const groupIdOf = (key: NewKey): number =>
      key.groupId ?? assertDefined(ids.get(groupNameOf(key)), 'group of a new key');
    return { groupIdOf, created };
  }

  /**
   * The keys with their values in the forms of their languages. A missing or unreadable language is reported before one that
   * the member may not write.
   */
  private async writableKeys(
    member: Member,
    keys: readonly NewKey[],
    at: (index: number) => string,
  ): Promise<readonly NewKey[]> {
    const wanted = await inSlices(languagesOf(keys));
    if (wanted.size === 0) return keys;
    const readable = await this.values.readableLanguages(member);
    const accesses = new Map(readable.map(({ id, access }) => [id, access]));
    const languageIds = [...wanted];
    if (languageIds.some((id) => !accesses.has(id))) throw new NotFoundError(ErrorCode.NotExistingLanguage);
    if (languageIds.some((id) => accesses.get(id) !== 'target'))
      throw new ForbiddenError(ErrorCode.Unauthorized);
    const inForms = await inSlices(keysInForms(keys, readable));
    if (Array.isArray(inForms)) return inForms;
    const { key, value, message } = inForms;
    throw new InvalidError(ErrorCode.ValidationError, {
      fields: { [`${at(key)}values.${value}.quantityString`]: message },
    });
  }
}

const groupNameOf = ({ groupName }: NewKey): string => groupName ?? COMMON_GROUP;
