import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { isJsonFlavour } from '../plurals/flavours.js';
import type { JsonFlavour } from '../plurals/flavours.js';

/** How a format writes that is JSON. */
export interface JsonStyle extends ProfileStyle {
  /** What stands between name and value, where it is not the usual. */
  colon?: string;
  /** Whether `/` is written `\/`. */
  escapesSlash?: true;
  /** Whether other than ASCII is written `\uXXXX`. */
  isAscii?: true;
  /** Whether these escapes are in capitals. */
  isCapital?: true;
}

/** How JSON writes that holds plurals. */
export interface PluralStyle extends JsonStyle {
  /** Absent: with pipes. */
  flavour?: Exclude<JsonFlavour, 'pipes'>;
  /** What most ICU messages call their number. */
  argument?: string;
}

export const JSON_CHECKS: ChecksOf<JsonStyle, ProfileStyle> = {
  colon: isText,
  escapesSlash: isFlag,
  isAscii: isFlag,
  isCapital: isFlag,
};

export const PLURAL_CHECKS: ChecksOf<PluralStyle, ProfileStyle> = {
  ...JSON_CHECKS,
  flavour: (flavour) => isJsonFlavour(flavour) && flavour !== 'pipes',
  argument: isText,
};
