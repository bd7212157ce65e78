import { IsQueryCount, IsQueryId } from '../../../platform/http/validation/query.js';

const DEFAULT_LIMIT = 50;

export class PageQuery {
  /** The `next` of the previous page. If absent, the page starts at the newest change. */
  @IsQueryId({ message: 'must be the next of a page' })
  before?: string;

  /** The maximum number of items. If absent, 50. */
  @IsQueryCount()
  limit?: string;
}

export const limitOf = ({ limit }: PageQuery): number =>
  limit === undefined ? DEFAULT_LIMIT : Number(limit);
