import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

const MAX_IDS = 200;
const IDS = /^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/;
const IDS_OR_NONE = /^([1-9]\d{0,15}(,[1-9]\d{0,15})*)?$/;

function isList(value: unknown): boolean {
  if (value === '') return true;
  if (typeof value !== 'string' || !IDS.test(value)) return false;
  const ids = value.split(',');
  return ids.length <= MAX_IDS && new Set(ids).size === ids.length;
}

/** Distinct language ids separated by commas; empty, null or absent for no limit. */
export const IsLanguageIds = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      nullable: true,
      pattern: IDS_OR_NONE.source,
      example: '3,5',
    }),
    IsOptional(),
    ValidateBy({
      name: 'isLanguageIds',
      validator: {
        validate: isList,
        defaultMessage: () => `must be at most ${MAX_IDS} different ids joined by commas`,
      },
    }),
  );
