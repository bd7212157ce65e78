import { IsQueryId } from '../../../platform/http/validation/query.js';

export class ColumnsQuery {
  /** If given, only the values of this language. */
  @IsQueryId()
  languageId?: string;
}
