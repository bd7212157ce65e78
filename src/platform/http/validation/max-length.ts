import { buildMessage, ValidateBy } from 'class-validator';
import type { ValidationOptions } from 'class-validator';

/**
 * A text of at most `most` UTF-16 units, as in LIMITS, forms and files; class-validator's own rule counts characters.
 */
export const MaxLength = (most: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxLength',
      constraints: [most],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= most,
        defaultMessage: buildMessage(
          (each) => `${each}$property must have at most $constraint1 characters`,
          options,
        ),
      },
    },
    options,
  );
