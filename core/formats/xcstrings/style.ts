import { JSON_CHECKS } from '../json/style.js';
import type { JsonStyle } from '../json/style.js';
import type { ProfileStyle, StateStyle } from '../model/profile-types.js';
import { isFlag } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a string catalogue is written. */
export interface CatalogueStyle extends JsonStyle, StateStyle {}

export const CATALOGUE_CHECKS: ChecksOf<CatalogueStyle, ProfileStyle> = {
  ...JSON_CHECKS,
  hasStatuses: isFlag,
};
