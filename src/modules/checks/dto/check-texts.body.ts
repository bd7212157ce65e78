import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

import type { CheckTexts, TextToCheck } from '#core/api/checks.js';
import { isPluralForm, PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';

/** A text in the OpenAPI document; `faultOf` validates it. */
class TextToCheckBody implements TextToCheck {
  @ApiProperty({ maxLength: LIMITS.valueText })
  text!: string;
  /** The text that it is compared with. If absent, the source text of the key. */
  @ApiProperty({ maxLength: LIMITS.valueText })
  source?: string;
  /** The plural form of the text. */
  @ApiProperty({ type: String, pattern: PLURAL_FORM, nullable: true })
  quantityString?: PluralForm | null;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LIMITS.valueText;

function isTextToCheck(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { text, source, quantityString } = item as Record<string, unknown>;
  const isForm = quantityString === undefined || quantityString === null || isPluralForm(quantityString);
  return isText(text) && (source === undefined || isText(source)) && isForm;
}

/** What is wrong with a list of texts; null if it is valid. Checked by hand: decorators would block the event loop. */
function faultOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > LIMITS.textsPerCheck)
    return `must be a list of 1 to ${LIMITS.textsPerCheck} texts`;
  const invalid = value.findIndex((item) => !isTextToCheck(item));
  return invalid < 0 ? null : `must have a valid text at ${invalid}`;
}

export class CheckTextsBody implements CheckTexts {
  @IsId()
  languageId!: number;

  /** The key whose source text and maximum length count. If absent, only `source` is compared. */
  @IfSent()
  @IsId()
  keyId?: number;

  @ApiProperty({ type: [TextToCheckBody], minItems: 1, maxItems: LIMITS.textsPerCheck })
  @ValidateBy({
    name: 'areTextsToCheck',
    validator: {
      validate: (value) => faultOf(value) === null,
      defaultMessage: (args) => faultOf(args?.value) ?? 'is invalid',
    },
  })
  texts!: TextToCheckBody[];
}
