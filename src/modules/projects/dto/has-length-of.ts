import { ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

const lengthIn = (body: object, field: string): number | null => {
  const list: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return Array.isArray(list) ? list.length : null;
};

/** A list with as many elements as the list in another field of the body. */
export const HasLengthOf = (field: string): PropertyDecorator =>
  ValidateBy({
    name: 'hasLengthOf',
    constraints: [field],
    validator: {
      validate: (value: unknown, validation?: ValidationArguments) =>
        Array.isArray(value) && value.length === lengthIn(validation?.object ?? {}, field),
      defaultMessage: () => `must have as many elements as ${field}`,
    },
  });
