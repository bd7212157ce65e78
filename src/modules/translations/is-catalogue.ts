import { ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

import type { PluralMode } from '#core/domain/plural-rules.js';
import { checkCatalogueInSteps } from '#core/formats/index.js';
import type { CatalogueFault } from '#core/formats/index.js';

import { inSlices } from '../../platform/slices.js';

/**
 * Validates the `groups` of a body by hand and in slices: the tree is too large for decorators.
 * @param languagesOf returns the languages, from the same body, that values may be in; absent: any
 * @param modeOf returns how the project keeps plurals; absent: what a strict project refuses, the service refuses
 */
export const IsCatalogue = (
  languagesOf?: (body: object) => readonly string[] | undefined,
  modeOf: (body: object) => PluralMode = () => 'cldr',
): PropertyDecorator => {
  /** The errors found in a body, until the message is created. */
  const faults = new WeakMap<object, CatalogueFault>();
  return ValidateBy({
    name: 'isCatalogue',
    async: true,
    validator: {
      validate: async (value, args) => {
        if (args === undefined) return false;
        const fault = await inSlices(
          checkCatalogueInSteps(value, languagesOf?.(args.object), modeOf(args.object)),
        );
        if (fault) faults.set(args.object, fault);
        return fault === null;
      },
      defaultMessage: (args?: ValidationArguments) => {
        const fault = args && faults.get(args.object);
        return fault ? `${fault.path} ${fault.message}` : 'must be a list of groups';
      },
    },
  });
};
