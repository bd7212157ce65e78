import { Validate, ValidatorConstraint } from 'class-validator';
import type { ValidationOptions, ValidatorConstraintInterface } from 'class-validator';

import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';

@ValidatorConstraint()
class PlainName implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !hasHiddenCharacters(value);
  }

  defaultMessage(): string {
    return 'must not have control or invisible characters';
  }
}

/** A name without hidden characters: names are shown in emails, in lists and beside other names. */
export const IsPlainName = (options?: ValidationOptions): PropertyDecorator => Validate(PlainName, options);
