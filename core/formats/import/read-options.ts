import { LIMITS } from '../../domain/rules.js';
import type { Platform } from '../platforms.js';
import { STORABLE_LIMITS } from '../read-context.js';
import type { ReadContext, TextLimits } from '../read-context.js';
import type { Reports } from '../reports.js';

export interface ReadOptions {
  /** Names of the groups of the project imported into: prefixes of keys are recognised by them. */
  knownGroups?: readonly string[];
  /** The platform chosen, when one was: files of another are refused. */
  platform?: Platform;
  /** Fill a plural's missing zero and one from other, instead of leaving the key out. */
  completePlurals?: boolean;
  /** The longest name and text to import; what the server stores unless given. */
  limits?: TextLimits;
  /** The most keys to import; what a project may have unless given. */
  keyLimit?: number;
}

/** What the reader of a file is given: the options, with what applies unless they are given. */
export const contextOf = (
  reports: Reports,
  { completePlurals = false, limits = STORABLE_LIMITS, keyLimit = LIMITS.keysPerProject }: ReadOptions,
): ReadContext => ({ reports, completePlurals, limits, keyLimit });
