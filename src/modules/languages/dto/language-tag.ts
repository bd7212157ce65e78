import { Validate, ValidatorConstraint } from 'class-validator';
import type { ValidationOptions, ValidatorConstraintInterface } from 'class-validator';

import { canonicalTag, isCanonicalTag } from '#core/domain/languages/language-tag.js';

@ValidatorConstraint()
class LanguageTag implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isCanonicalTag(value);
  }

  defaultMessage({ value }: { value?: unknown } = {}): string {
    const canonical = typeof value === 'string' ? canonicalTag(value) : null;
    return canonical === null
      ? 'must be a canonical BCP 47 tag, for example pt-BR'
      : `must be a canonical BCP 47 tag: ${canonical}`;
  }
}

/** A BCP 47 tag in its canonical form. */
export const IsLanguageTag = (options?: ValidationOptions): PropertyDecorator =>
  Validate(LanguageTag, options);
