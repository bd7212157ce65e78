import { ValidateBy } from 'class-validator';

import { isPluralForm } from '#core/domain/plural-rules.js';

/** A category of CLDR or exactly a number; which of them a value may have is up to its project and language. */
export const IsPluralForm = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPluralForm',
    validator: {
      validate: isPluralForm,
      defaultMessage: () => 'must be zero, one, two, few, many, other or =n',
    },
  });
