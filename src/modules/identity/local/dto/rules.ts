import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, Matches, Validate, ValidatorConstraint } from 'class-validator';
import type { ValidatorConstraintInterface } from 'class-validator';

import { EMAIL, isStrongPassword, LIMITS } from '#core/domain/rules.js';

/** An e-mail as the forms take it. */
export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(
    Matches(EMAIL, { message: 'must be an email' }),
    MaxLength(LIMITS.email, { message: `must have at most ${LIMITS.email} characters` }),
  );

@ValidatorConstraint()
class StrongPassword implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isStrongPassword(value);
  }

  defaultMessage(): string {
    return 'must have at least 6 characters, with a capital letter, a digit and a special character';
  }
}

/** A password to be kept: the rules of the forms, once more. */
export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    Validate(StrongPassword),
    MaxLength(LIMITS.password, { message: `must have at most ${LIMITS.password} characters` }),
  );

/** A secret to be compared: whatever rules it was made under, and never longer than any of ours. */
export const IsSecret = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'must be a text' }),
    MaxLength(LIMITS.password, { message: `must have at most ${LIMITS.password} characters` }),
  );
