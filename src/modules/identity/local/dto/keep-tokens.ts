import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import { IsQueryFlag } from '../../../../platform/http/validation/query.js';

/** A body field: whether personal access tokens stay valid. */
export const IsKeepTokens = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false }),
    IsBoolean({ message: 'must be true or false' }),
  );

/** The same as a query parameter, for calls without a body. */
export class KeepTokensQuery {
  /** If true, personal access tokens stay valid. By default they are revoked. */
  @IsQueryFlag()
  keepTokens?: string;
}
