import { IsIn, Matches } from 'class-validator';

import type { FindingRef } from '#core/api/checks.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';

export class FindingBody implements FindingRef {
  @IsIn(CHECK_IDS)
  check!: CheckId;

  /** The fingerprint from `checkTexts` or 422 `checks_failed`. */
  @Matches(/^[0-9a-z]{1,14}$/, { message: 'must be a fingerprint' })
  fingerprint!: string;
}
