import { ApiProperty } from '@nestjs/swagger';

import type {
  ActivityItem as ItemContract,
  ActivityPage as PageContract,
  ActivityActor as ActorContract,
  ActivityTarget as TargetContract,
} from '#core/api/activity.js';
import { HISTORY_ACTIONS, HISTORY_SOURCES } from '#core/domain/history.js';
import type { HistoryAction, HistorySource } from '#core/domain/history.js';

import { ChangeSetView } from '../change-sets/change-set.view.js';

// Activity in the OpenAPI document; ACTIVITY_COLUMNS selects its fields.

const STATE = { type: 'object', additionalProperties: true, nullable: true } as const;

export class ActivityActor implements ActorContract {
  id!: number;
  username!: string | null;
}

export class ActivityTarget implements TargetContract {
  id!: number;
  /** The current name; null if it no longer exists. */
  name!: string | null;
}

export class ActivityItem implements ItemContract {
  id!: number;
  /** An ISO 8601 date-time in UTC. */
  at!: string;
  /** Null if the account was deleted. */
  actor!: ActivityActor | null;
  @ApiProperty({ enum: HISTORY_ACTIONS })
  action!: HistoryAction;
  @ApiProperty({ enum: HISTORY_SOURCES })
  source!: HistorySource;
  group!: ActivityTarget | null;
  key!: ActivityTarget | null;
  language!: ActivityTarget | null;
  valueId!: number | null;
  /** The version of the value after the change. */
  version!: number | null;
  /** The state before the change. */
  @ApiProperty(STATE)
  old!: Record<string, unknown> | null;
  /** The state after the change. */
  @ApiProperty(STATE)
  new!: Record<string, unknown> | null;
  /** The change set that the change is part of; null if it was made alone. */
  changeSetId!: number | null;
  /** With `collapse`: the change set that this item stands for. */
  changeSet!: ChangeSetView | null;
}

export class ActivityPage implements PageContract {
  items!: ActivityItem[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next!: number | null;
}
