import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';

const ID = /^[1-9]\d{0,15}$/;

// Query parameters arrive as texts; the OpenAPI document describes their actual types.
const optional = (required: boolean): PropertyDecorator[] => (required ? [] : [IsOptional()]);

/** An id in a query. */
export const IsQueryId = ({ required = false, message = 'must be an id' } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, required }),
    ...optional(required),
    Matches(ID, { message }),
  );

const FLAGS = ['true', 'false'] as const;

/** A number of items in a query, from 1 to 100. */
export const IsQueryCount = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: 100, required: false }),
    IsOptional(),
    Matches(/^([1-9]\d?|100)$/, { message: 'must be a number from 1 to 100' }),
  );

/** `true` or `false` in a query. The type of the property is `string`: the OpenAPI document would list its values. */
export const IsQueryFlag = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, required: false }),
    IsOptional(),
    IsIn(FLAGS, { message: 'must be true or false' }),
  );
