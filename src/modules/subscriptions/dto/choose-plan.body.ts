import { IsString } from 'class-validator';

import type { ChoosePlan } from '#core/api/subscriptions.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';

/** Longer than any id of a price at Stripe. */
const LONGEST = 255;

export class ChoosePlanBody implements ChoosePlan {
  @IsString({ message: 'must be a string' })
  @MaxLength(LONGEST, { message: `must have at most ${LONGEST} characters` })
  priceId!: string;
}
