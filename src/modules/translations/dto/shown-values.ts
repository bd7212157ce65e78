import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

import type { ShownValue } from '#core/formats/index.js';

export class ShownValueBody implements ShownValue {
  @ApiProperty({ type: 'integer' })
  id!: number;
  @ApiProperty({ type: 'integer' })
  version!: number;
}

/** Validates all values by hand: there may be tens of thousands, for which decorators are too slow. */
export const AreShownValues = (): PropertyDecorator =>
  ValidateBy({
    name: 'areShownValues',
    validator: {
      validate: (values: unknown) => Array.isArray(values) && values.every(isShownValue),
      defaultMessage: () => 'must be a list of values with their ids and versions',
    },
  });

const isShownValue = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'version' in value &&
  Number.isSafeInteger(value.id) &&
  Number.isSafeInteger(value.version);
