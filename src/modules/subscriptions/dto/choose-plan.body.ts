import { IsString } from 'class-validator';

import type { ChoosePlan } from '#core/api/subscriptions.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';

/** Longer than any price id of Stripe. */
const LONGEST = 255;

export class ChoosePlanBody implements ChoosePlan {
  @MaxLength(LONGEST, { message: `must have at most ${LONGEST} characters` })
  @IsString({ message: 'must be a string' })
  priceId!: string;
}
