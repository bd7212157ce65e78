import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

/** In a body: whether personal access tokens stay good. */
export const IsKeepTokens = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false }),
    IsBoolean({ message: 'must be true or false' }),
  );

const FLAGS = ['true', 'false'] as const;

/** The same in a query, for calls that have no body. */
export class KeepTokensQuery {
  /** If true, personal access tokens stay valid. By default they are revoked. */
  @ApiPropertyOptional({ enum: FLAGS, default: 'false' })
  @IsOptional()
  @IsIn(FLAGS, { message: 'must be true or false' })
  keepTokens?: (typeof FLAGS)[number];
}
