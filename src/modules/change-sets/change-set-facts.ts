import type { ChangeSetView } from '#core/api/change-sets.js';
import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';

import type { IdRange } from '../history/id-ranges.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';

/** A change set as stored, with what its history rows say about it. */
export interface ChangeSetFacts extends Pick<ChangeSetView, 'id' | 'kind' | 'actor' | 'at' | 'revertedBy'> {
  isExpired: boolean;
  /** Whether slices of it are still to come. */
  isOpen: boolean;
  languages: number;
  groups: number;
  keys: number;
  /** In languages that the member may read. */
  values: number;
  /** The distinct actions of its rows, with `import` for texts from files. */
  actions: string[];
  /** Whether the member may write every language that it changed. */
  isInside: boolean;
  /** The ids that it created without history rows. */
  groupIds: IdRange[];
  keyIds: IdRange[];
}

const RIGHTS: Record<string, readonly Permission[]> = {
  'value.written': ['canWriteValue'],
  'value.reviewed': ['canWriteStatus'],
  import: ['canWriteLanguage', 'canWriteKey'],
  'language.created': ['canWriteLanguage'],
  'language.imported': ['canWriteLanguage', 'canWriteKey'],
  'language.deleted': ['canWriteLanguage'],
  'group.created': ['canWriteGroup'],
  'group.renamed': ['canWriteGroup'],
  'group.deleted': ['canWriteGroup'],
  'key.created': ['canWriteKey'],
  'key.updated': ['canWriteKey'],
  'key.deleted': ['canWriteKey'],
};

/** An unknown action requires the right to change the project. */
const rightsFor = (action: string): readonly Permission[] => RIGHTS[action] ?? ['canWriteProject'];

/**
 * Whether the member may revert the change set: with the right to change the project, or as its author with the rights
 * that its changes required; with limited languages, only if all its changes are in languages they may write.
 */
export function mayRevert({ actor, actions, isInside }: ChangeSetFacts, member: Member): boolean {
  if (isLimited(member) && !isInside) return false;
  const has = (right: Permission): boolean => may(member.role, right);
  return has('canWriteProject') || (actor?.id === member.userId && actions.flatMap(rightsFor).every(has));
}
