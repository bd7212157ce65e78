import { ValidateBy } from 'class-validator';

import { isImportProfileInSteps } from '#core/formats/index.js';

import { inSlices } from '../../../platform/slices.js';

/** Validates a profile by hand and in slices: it is too large for decorators. */
export const IsImportProfile = (): PropertyDecorator =>
  ValidateBy({
    name: 'isImportProfile',
    async: true,
    validator: {
      validate: (value: unknown) => inSlices(isImportProfileInSteps(value)),
      defaultMessage: () => 'must be the profile of files, as reading them gives it',
    },
  });
