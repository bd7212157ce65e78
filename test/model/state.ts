import type { KeyContext } from '#core/domain/key-context.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { ModelChangeSets } from './change-sets.js';
import type { TestRole } from '../matrix/support/rules.js';

// The expected state as plain objects. Ids are those of the database, taken over after each step.

export interface ModelLanguage {
  id: number;
  name: string;
  tag: string | null;
}

export interface ModelGroup {
  id: number;
  name: string;
}

export interface ModelValue {
  id: number;
  language: ModelLanguage;
  quantity: Quantity | null;
  text: string;
  status: ValueStatus;
  version: number;
}

export interface ModelKey extends KeyContext {
  id: number;
  name: string;
  isPlural: boolean;
  group: ModelGroup;
  values: ModelValue[];
}

/** Null: not limited. */
export interface ModelLimits {
  source: ModelLanguage[] | null;
  target: ModelLanguage[] | null;
}

export interface ModelMember extends ModelLimits {
  /** The index of the user. */
  user: number;
  role: TestRole;
}

export interface ModelInvitation extends ModelLimits {
  id: number;
  inviter: number;
  /** Null: an email without an account. */
  invitee: number | null;
  role: TestRole;
}

export interface ModelProject {
  id: number;
  name: string;
  color: string;
  description: string;
  isArchived: boolean;
  /** Whether texts with errors cannot be validated. */
  isBlocking: boolean;
  languages: ModelLanguage[];
  groups: ModelGroup[];
  keys: ModelKey[];
  members: ModelMember[];
  /** Unanswered ones, including invalid ones. */
  invitations: ModelInvitation[];
}

export interface Model {
  projects: ModelProject[];
  /** Ids of deleted items. */
  gone: number[];
  /** By project id. */
  changeSets: Map<number, ModelChangeSets>;
}
