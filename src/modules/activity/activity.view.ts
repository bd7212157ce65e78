import { ApiProperty } from '@nestjs/swagger';

import type {
  ActivityItem as ItemContract,
  ActivityPage as PageContract,
  ActivityActor as ActorContract,
  ActivityTarget as TargetContract,
} from '#core/api/activity.js';
import { HISTORY_ACTIONS, HISTORY_SOURCES } from '#core/domain/history.js';
import type { HistoryAction, HistorySource } from '#core/domain/history.js';

// What activity looks like, for the description of the API; ACTIVITY_COLUMNS makes it.

const STATE = { type: 'object', additionalProperties: true, nullable: true } as const;

export class ActivityActor implements ActorContract {
  id!: number;
  username!: string | null;
}

export class ActivityTarget implements TargetContract {
  id!: number;
  /** The one it has now; null where it no longer exists. */
  name!: string | null;
}

export class ActivityItem implements ItemContract {
  id!: number;
  /** ISO 8601. */
  at!: string;
  /** Null where the account is gone. */
  actor!: ActivityActor | null;
  @ApiProperty({ enum: HISTORY_ACTIONS })
  action!: HistoryAction;
  @ApiProperty({ enum: HISTORY_SOURCES })
  source!: HistorySource;
  group!: ActivityTarget | null;
  key!: ActivityTarget | null;
  language!: ActivityTarget | null;
  valueId!: number | null;
  /** Of the value, once it was changed. */
  version!: number | null;
  /** What was there before. */
  @ApiProperty(STATE)
  old!: Record<string, unknown> | null;
  /** What came. */
  @ApiProperty(STATE)
  new!: Record<string, unknown> | null;
}

export class ActivityPage implements PageContract {
  items!: ActivityItem[];
  /** Asked for as `before`, it leads to the items that follow; null at the end. */
  next!: number | null;
}
