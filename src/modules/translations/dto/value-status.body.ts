import { IsIn } from 'class-validator';

import type { UpdateStatus } from '#core/api/translations.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

export class ValueStatusBody implements UpdateStatus {
  @IsIn(VALUE_STATUSES)
  status!: ValueStatus;
}
