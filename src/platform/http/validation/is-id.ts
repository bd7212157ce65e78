import { IsInt, Max, Min } from 'class-validator';
import type { ValidationOptions } from 'class-validator';

/** Whether a value can be the id of a row, existing or not: a whole number that JSON carries exactly. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** An id of any row, existing or not; with `each`, a list of them. */
export const IsId =
  (options?: Pick<ValidationOptions, 'each'>): PropertyDecorator =>
  (target, property) => {
    IsInt(options)(target, property);
    Min(Number.MIN_SAFE_INTEGER, options)(target, property);
    Max(Number.MAX_SAFE_INTEGER, options)(target, property);
  };
