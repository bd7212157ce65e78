import { IsQueryId } from '../../../platform/http/validation/query.js';

export class ValuesQuery {
  /** The language whose values are listed. */
  @IsQueryId({ required: true })
  languageId!: string;
}
