import { IsNotEmpty, IsString } from 'class-validator';

export class ValuesQuery {
  /** The language whose values are listed. */
  @IsString()
  @IsNotEmpty()
  languageId!: string;
}
