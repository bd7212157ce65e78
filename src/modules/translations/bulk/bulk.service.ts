import { Injectable } from '@nestjs/common';

import type { BulkChange, BulkResult, BulkSkipped } from '#core/api/bulk.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { may } from '#core/domain/permissions.js';
import { LIMITS } from '#core/domain/rules.js';

import { ForbiddenError, InvalidError, NotFoundError } from '../../../platform/errors/domain.error.js';
import { ProjectTransaction } from '../../content/project-transaction.js';
import type { Change } from '../../content/project-transaction.js';
import { GroupsService } from '../../groups/groups.service.js';
import { deletionEntry } from '../../history/audit.service.js';
import { SlicedChangeSets } from '../../history/sliced-change-sets.service.js';
import { isLimited } from '../../members/member.js';
import type { Member } from '../../members/member.js';
import { FEW_KEYS } from '../../content/write-limits.js';
import { BulkActions, RIGHT_OF } from './bulk-actions.service.js';
import { BulkKeysQueries } from './bulk-keys.queries.js';

const NONE: BulkSkipped = { missing: 0, unchanged: 0, empty: 0, nameTaken: 0, tooManyTags: 0 };

/** The keys of a slice. */
interface Slice {
  keyIds: number[];
  missing: number;
  next: number | null;
}

/** Changes of up to 1,000 keys at once, each in one transaction. */
@Injectable()
export class BulkService {
  constructor(
    private readonly groups: GroupsService,
    private readonly keys: BulkKeysQueries,
    private readonly actions: BulkActions,
    private readonly changeSets: SlicedChangeSets,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** Changes one slice: all of it, or nothing. */
  changeInBulk(member: Member, body: BulkChange, requestId: string): Promise<BulkResult> {
    assertUnambiguous(body);
    const isSmall = body.keyIds !== undefined && body.keyIds.length <= FEW_KEYS;
    const pace = isSmall ? 'long' : 'queued';
    // No key may get the name of one that moves into its group meanwhile.
    const lock = body.action === 'move' ? 'exclusive' : 'shared';
    return this.transaction.change(member, { lock, pace }, (actor) =>
      this.changeSlice(actor, body, requestId),
    );
  }

  private async changeSlice(actor: Member, body: BulkChange, requestId: string): Promise<Change<BulkResult>> {
    const readable = await this.assertPermitted(actor, body);
    await this.assertGroup(actor, body);
    const { keyIds, missing, next } = await this.sliceOf(actor, body, readable);
    const { projectId, userId: actorId } = actor;
    const set = await this.changeSets.begin(
      { projectId, actorId, kind: 'bulk', summary: { action: body.action } },
      body.changeSetId,
    );
    const { changes, skipped } = await this.actions.act(actor, keyIds, set.id, body);
    const deleted = { name: null, keys: changes.length };
    return {
      result: {
        changeSetId: await this.changeSets.end(set, changes.length),
        done: keyIds.length,
        changed: changes.length,
        skipped: { ...NONE, ...skipped, missing: missing + (skipped.missing ?? 0) },
        next,
      },
      audit:
        body.action === 'delete' && changes.length > 0
          ? [deletionEntry('key.deleted', deleted, requestId)]
          : [],
      changes,
    };
  }

  /**
   * A missing or unreadable language is reported first, then a missing permission. Returns the languages that the
   * member may read.
   */
  private async assertPermitted(actor: Member, body: BulkChange): Promise<number[]> {
    const { action } = body;
    const readable = await this.keys.readableLanguages(actor);
    const accesses = new Map(readable.map(({ id, access }) => [id, access]));
    const { written, read } = languagesOf(body);
    if ([...written, ...read].some((id) => !accesses.has(id)))
      throw new NotFoundError(ErrorCode.NotExistingLanguage);
    const isBeyondLimits =
      action === 'delete' ? isLimited(actor) : written.some((id) => accesses.get(id) !== 'target');
    if (!may(actor.role, RIGHT_OF[action]) || isBeyondLimits)
      throw new ForbiddenError(ErrorCode.Unauthorized);
    return [...accesses.keys()];
  }

  private async assertGroup(actor: Member, { action, groupId }: BulkChange): Promise<void> {
    if (action !== 'move' || groupId === undefined) return;
    await this.groups.assertExisting(actor, [groupId]);
  }

  private async sliceOf(actor: Member, body: BulkChange, readable: readonly number[]): Promise<Slice> {
    const { keyIds, filter = {}, after = 0 } = body;
    if (keyIds !== undefined) {
      const existing = await this.keys.existing(actor, keyIds);
      return { keyIds: existing, missing: keyIds.length - existing.length, next: null };
    }
    const { languageIds = readable } = filter;
    // One more key than the slice tells whether there is another slice.
    const limit = LIMITS.keysPerSlice + 1;
    const found = await this.keys.filtered(actor, filter, { after, limit, languageIds });
    const slice = found.slice(0, LIMITS.keysPerSlice);
    return { keyIds: slice, missing: 0, next: found.length > slice.length ? (slice.at(-1) ?? null) : null };
  }
}

/** The languages that an action writes, and those that it only reads. */
function languagesOf({ action, languageIds = [], sourceLanguageId, filter }: BulkChange): {
  written: readonly number[];
  read: readonly number[];
} {
  const ofFilter = filter?.languageIds ?? [];
  if (action !== 'review' && action !== 'fill') return { written: [], read: ofFilter };
  const source = action === 'fill' && sourceLanguageId !== undefined ? [sourceLanguageId] : [];
  return { written: languageIds, read: [...source, ...ofFilter] };
}

function assertUnambiguous({ keyIds, filter, sourceLanguageId, text }: BulkChange): void {
  const fields: Record<string, string> = {
    ...(keyIds !== undefined && filter !== undefined ? { filter: 'must not be sent with keyIds' } : {}),
    ...(sourceLanguageId !== undefined && text !== undefined
      ? { text: 'must not be sent with sourceLanguageId' }
      : {}),
  };
  if (Object.keys(fields).length > 0) throw new InvalidError(ErrorCode.ValidationError, { fields });
}
