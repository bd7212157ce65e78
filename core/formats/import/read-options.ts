import type { Platform } from '../platforms.js';
import type { TextLimits } from '../read-context.js';

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
