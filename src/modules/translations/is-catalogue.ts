import { ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

import { checkCatalogue } from '#core/formats/index.js';

/**
 * The `groups` of a body: a tree too large for decorators, checked by hand.
 * @param languagesOf names, from the same body, of the languages its values may be in; absent: any
 */
export const IsCatalogue = (
  languagesOf?: (body: object) => readonly string[] | undefined,
): PropertyDecorator => {
  const faultIn = (value: unknown, { object }: ValidationArguments) =>
    checkCatalogue(value, languagesOf?.(object));
  return ValidateBy({
    name: 'isCatalogue',
    validator: {
      validate: (value, args) => args !== undefined && faultIn(value, args) === null,
      defaultMessage: (args) => {
        const fault = args && faultIn(args.value, args);
        return fault ? `${fault.path} ${fault.message}` : 'must be a list of groups';
      },
    },
  });
};
