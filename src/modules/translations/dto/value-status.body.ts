import { IsIn } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateStatus } from '#core/api/translations.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';

@Echoes(ENTITY_FIELDS.value)
export class ValueStatusBody implements UpdateStatus {
  @IsIn(VALUE_STATUSES)
  status!: ValueStatus;
}
