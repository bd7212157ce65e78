import { ApiProperty } from '@nestjs/swagger';

import type { BulkResult, BulkSkipped, ReplaceResult } from '#core/api/bulk.js';

export class BulkSkippedView implements BulkSkipped {
  /** Keys of `keyIds` that do not exist. */
  missing!: number;
  /** Values or keys that already have the wanted state. */
  unchanged!: number;
  /** `review`: empty values. `fill`: values whose source is empty. */
  empty!: number;
  /** `move`: keys whose name is taken in the group. */
  nameTaken!: number;
  /** `tag`: keys with the maximum number of tags. */
  tooManyTags!: number;
  /** `review`: texts with errors, where the project blocks their validation. Absent if there are none. */
  failing?: number;
}

export class BulkResultView implements BulkResult {
  /** Contains the changes of all slices so far; null if there are none. */
  @ApiProperty({ type: Number, nullable: true })
  changeSetId!: number | null;
  /** The keys of this slice. */
  done!: number;
  /** The changed values of `review` and `fill`, or the changed keys of other actions. */
  changed!: number;
  skipped!: BulkSkippedView;
  /** Send it as `after` to continue a filter; null at its end. */
  @ApiProperty({ type: Number, nullable: true })
  next!: number | null;
}

export class ReplaceResultView implements ReplaceResult {
  /** Contains the changes of all calls so far; null if there are none. */
  @ApiProperty({ type: Number, nullable: true })
  changeSetId!: number | null;
  changed!: number;
  /** The unchanged values: with another version, deleted, or not readable. */
  kept!: number;
}
