import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, ValidateBy } from 'class-validator';

import type { UpdateChecks } from '#core/api/checks.js';
import { isCheckId } from '#core/checks/check-ids.js';
import { isSeverity, SEVERITIES } from '#core/checks/severity.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';

const areSeverities = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([check, severity]) => isCheckId(check) && (severity === null || isSeverity(severity)),
  );

export class UpdateChecksBody implements UpdateChecks {
  /** If true, texts with errors cannot be validated. Values that are validated keep their status. */
  @IfSent()
  @IsBoolean()
  blocksOnErrors?: boolean;

  /** The language for which `severities` are set. If absent, they are set for every language. */
  @IfSent()
  @IsId()
  languageId?: number;

  /** The severities by check; null resets one. Other checks stay as they are. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...SEVERITIES], nullable: true },
  })
  @IfSent()
  @ValidateBy({
    name: 'areSeverities',
    validator: { validate: areSeverities, defaultMessage: () => 'must be severities by check' },
  })
  severities?: NonNullable<UpdateChecks['severities']>;
}
