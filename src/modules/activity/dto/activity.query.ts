import { IsQueryFlag, IsQueryId } from '../../../platform/http/validation/query.js';
import { PageQuery } from '../../content/dto/page.query.js';

export class ActivityQuery extends PageQuery {
  /** Only changes made by this user, including a former member. */
  @IsQueryId()
  userId?: string;

  /** Only changes in this language. */
  @IsQueryId()
  languageId?: string;

  /** Only changes to this key and its values. */
  @IsQueryId()
  keyId?: string;

  /** Only changes of this change set. */
  @IsQueryId()
  changeSetId?: string;

  /** If `true`, the newest matching change of a change set stands for all of them and names it in `changeSet`. */
  @IsQueryFlag()
  collapse?: string;
}
