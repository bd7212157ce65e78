import type { KeyContext } from '../domain/key-context.js';
import type { LanguageAccess } from '../domain/language-access.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { ValueStatus } from '../domain/value-status.js';

export interface ValueView {
  id: number;
  /** The text of the value. */
  name: string;
  quantityString: PluralForm | null;
  status: ValueStatus;
  /** Increases with every change of text or status. Send it as `If-Match`. */
  version: number;
  languageId: number;
  languageName: string;
  languageAccess: LanguageAccess;
  keyId: number;
  /**
   * The version of the source text when this text was written or confirmed; absent if it was the first or is unknown.
   */
  sourceVersion?: number;
  /** For a source text: the version of its last change other than a correction of a typo; absent if there was none. */
  majorVersion?: number;
  updatedAt: string;
}

/** The value in a 409 response, with the text and status of another member. */
export interface ContestedValue extends ValueView {
  /** The username of that member; null if unknown. */
  updatedBy: string | null;
}

export interface KeyView extends KeyContext {
  id: number;
  name: string;
  isPlural: boolean;
  groupId: number;
  values: ValueView[];
}

export interface NewValue {
  name: string;
  languageId: number;
  /** Absent or null in a singular key. */
  quantityString?: PluralForm | null;
}

/** For a new group: `groupId: null` and its name. Without both, the key goes into `common`. */
export interface CreateKey extends Partial<Omit<KeyContext, 'isObsolete'>> {
  name: string;
  isPlural: boolean;
  groupId?: number | null;
  groupName?: string | null;
  values?: NewValue[];
}

export interface UpdateKey extends Partial<KeyContext> {
  name?: string;
  isPlural?: boolean;
  /** Moves the key to this group. */
  groupId?: number;
}

export interface UpdateValue {
  name: string;
  /** If true, translations of this source text do not become stale. */
  isTypo?: boolean;
}

/** Says that a text still fits its source. */
export interface ConfirmSource {
  /** The version of the source text that was seen. */
  version: number;
}

export interface UpdateStatus {
  status: ValueStatus;
}
