import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Validate, ValidatorConstraint } from 'class-validator';
import type { ValidatorConstraintInterface } from 'class-validator';

import { isEmail } from '#core/domain/email.js';
import { isStrongPassword, LIMITS, PASSWORD_MIN_LENGTH } from '#core/domain/rules.js';

import { MaxLength } from '../../../../platform/http/validation/max-length.js';

@ValidatorConstraint()
class EmailShape implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isEmail(value);
  }

  defaultMessage(): string {
    return 'must be an email';
  }
}

/** An email of an existing account; the rules for new ones are checked where it is stored. */
export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: LIMITS.email }),
    Validate(EmailShape),
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

/** A new password, with the same rules as in the forms. */
export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'password', minLength: PASSWORD_MIN_LENGTH, maxLength: LIMITS.password }),
    Validate(StrongPassword),
    MaxLength(LIMITS.password, { message: `must have at most ${LIMITS.password} characters` }),
  );

/** An existing secret: created under any rules, and never longer than our own. */
export const IsSecret = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: LIMITS.password }),
    IsString({ message: 'must be a string' }),
    MaxLength(LIMITS.password, { message: `must have at most ${LIMITS.password} characters` }),
  );
