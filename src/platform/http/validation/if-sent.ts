import { ValidateIf } from 'class-validator';

/** The field may be absent. Unlike with `IsOptional`, null is a value like any other and must be valid. */
export const IfSent = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined);
