import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

/** A body field: whether personal access tokens stay valid. */
export const IsKeepTokens = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false }),
    IsBoolean({ message: 'must be true or false' }),
  );

const FLAGS = ['true', 'false'] as const;

/** The same as a query parameter, for calls without a body. */
export class KeepTokensQuery {
  /** If true, personal access tokens stay valid. By default they are revoked. */
  @ApiPropertyOptional({ enum: FLAGS, default: 'false' })
  @IsOptional()
  @IsIn(FLAGS, { message: 'must be true or false' })
  keepTokens?: (typeof FLAGS)[number];
}
