import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const DEFAULT_LIMIT = 50;

export const ID = /^[1-9]\d{0,15}$/;
export const ID_MESSAGE = { message: 'must be an id' };

export class PageQuery {
  /** The `next` of the previous page. If absent, the page starts at the newest change. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, { message: 'must be the next of a page' })
  before?: string;

  /** The maximum number of items, from 1 to 100. Defaults to 50. */
  @IsOptional()
  @Matches(/^([1-9]\d?|100)$/, { message: 'must be a number from 1 to 100' })
  limit?: string;
}

export const limitOf = ({ limit }: PageQuery): number =>
  limit === undefined ? DEFAULT_LIMIT : Number(limit);
