import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class ColumnsQuery {
  /** If given, only the values of this language. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  languageId?: string;
}
