import { IsNotEmpty, IsString } from 'class-validator';

export class ValuesQuery {
  /** Id of the one language whose values are asked for. */
  @IsString()
  @IsNotEmpty()
  languageId!: string;
}
