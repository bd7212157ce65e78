import { ApiProperty } from '@nestjs/swagger';

import type { CheckTexts, TextToCheck } from '#core/api/checks.js';
import { isPluralForm, PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { IsTree } from '../../../platform/http/validation/is-tree.js';

/** A text in the OpenAPI document; `faultIn` validates it. */
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

const TEXT = { isValid: isText, message: `must be a string of at most ${LIMITS.valueText} characters` };

const RULES = {
  text: TEXT,
  source: { ...TEXT, isOptional: true },
  quantityString: {
    isValid: (form) => form === null || isPluralForm(form),
    message: 'must be zero, one, two, few, many, other, =n or null',
    isOptional: true,
  },
} satisfies Record<keyof TextToCheck, FieldRule>;

/** The first fault of a list of texts. */
function faultIn(texts: unknown): TreeFault | null {
  if (!Array.isArray(texts) || texts.length < 1 || texts.length > LIMITS.textsPerCheck)
    return { path: 'texts', message: `must be a list of 1 to ${LIMITS.textsPerCheck} texts` };
  for (const [index, text] of texts.entries()) {
    const fault = faultInRecord(text, pathTo('texts', index), RULES);
    if (fault) return fault;
  }
  return null;
}

export class CheckTextsBody implements CheckTexts {
  @IsId()
  languageId!: number;

  /** The key whose source text and maximum length count. If absent, only `source` is compared. */
  @IfSent()
  @IsId()
  keyId?: number;

  @ApiProperty({ type: [TextToCheckBody], minItems: 1, maxItems: LIMITS.textsPerCheck })
  @IsTree(faultIn)
  texts!: TextToCheckBody[];
}
