import type { Quantity } from '../../domain/quantities.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { Platform } from '../platforms.js';

/** A project as `GET /projects/{id}/details` answers it, less what no file holds. Groups and keys in its order. */
export interface ExportProject {
  languages: readonly { id: number; name: string }[];
  groups: readonly ExportGroup[];
}

export interface ExportGroup {
  name: string;
  keys: readonly ExportKey[];
}

export interface ExportKey {
  name: string;
  isPlural: boolean;
  values: readonly ExportValue[];
}

export interface ExportValue {
  /** The text. */
  name: string;
  quantityString: Quantity | null;
  status: ValueStatus;
  languageId: number;
}

export interface ExportOptions {
  platform: Platform;
  /** In the order of the files. */
  languageIds: readonly number[];
  /** Prefix keys with the group's name. */
  prefix: boolean;
  /** Only keys whose value, or all three of them, are validated. */
  validatedOnly: boolean;
  /** Leave out keys without any text: an empty one hides an app's fallback language. */
  leaveOutEmpty?: boolean;
}

export interface ExportFile {
  /** Inside an archive, with forward slashes: `values-fr/strings.xml`. */
  path: string;
  text: string;
}

/** A group as a writer gets it: never empty. */
export interface WrittenGroup {
  name: string;
  keys: WrittenKey[];
}

export interface WrittenKey {
  /** The name on the platform. */
  name: string;
  isPlural: boolean;
  /** One text, or those of zero, one and other. */
  texts: readonly string[];
}
