import { ApiProperty } from '@nestjs/swagger';

import type { ActivityActor } from '#core/api/users.js';
import type {
  ChangeSetCounts as CountsContract,
  ChangeSetPage as PageContract,
  ChangeSetRevert as RevertContract,
  ChangeSetView as ViewContract,
} from '#core/api/change-sets.js';
import { CHANGE_SET_DAYS, CHANGE_SET_KINDS } from '#core/domain/change-sets.js';
import type { ChangeSetKind } from '#core/domain/change-sets.js';
import { DAY_MS } from '#core/domain/durations.js';

import type { Member } from '../members/member.js';
import type { ChangeSetFacts } from './change-set-facts.js';
import { mayRevert } from './change-set-facts.js';

export class ChangeSetCounts implements CountsContract {
  languages!: number;
  groups!: number;
  keys!: number;
  /** Texts and reviews, and the texts of a deleted language. */
  values!: number;
}

export class ChangeSetActor implements ActivityActor {
  id!: number;
  username!: string | null;
}

export class ChangeSetView implements ViewContract {
  id!: number;
  @ApiProperty({ enum: CHANGE_SET_KINDS })
  kind!: ChangeSetKind;
  /** Null if the account was deleted. */
  actor!: ChangeSetActor | null;
  /** An ISO 8601 date-time in UTC. */
  at!: string;
  /** Without values of languages that the caller may not read. */
  counts!: ChangeSetCounts;
  /** The change set that reverted this one; null if it was not reverted. */
  revertedBy!: number | null;
  /** An ISO 8601 date-time in UTC, after which it can no longer be reverted. */
  expiresAt!: string;
  /** Whether the caller may revert it now. */
  isRevertible!: boolean;
  /** Whether it is an import in slices whose last slice has not come, and that was not reverted. */
  isUnfinished!: boolean;
}

export class ChangeSetPage implements PageContract {
  items!: ChangeSetView[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next!: number | null;
}

export class ChangeSetRevertView implements RevertContract {
  /** The number of languages, groups, keys and texts that were restored or removed again. */
  restored!: number;
  /** The number of those kept because they have been changed since. */
  keptNewer!: number;
  /** The number of those not restored: their name or tag is in use, or their group no longer exists. */
  blocked!: number;
  /** Texts restored as `modified` because the project blocks the validation of texts with errors. Absent if none. */
  unvalidated?: number;
}

/** The change set as `member` sees it. */
export function changeSetView(facts: ChangeSetFacts, member: Member): ChangeSetView {
  const { id, kind, actor, at, revertedBy, isExpired, isOpen, languages, groups, keys, values } = facts;
  return {
    id,
    kind,
    actor,
    at,
    counts: { languages, groups, keys, values },
    revertedBy,
    expiresAt: new Date(Date.parse(at) + CHANGE_SET_DAYS * DAY_MS).toISOString(),
    isUnfinished: isOpen && revertedBy === null,
    isRevertible: revertedBy === null && !isExpired && mayRevert(facts, member),
  };
}
