import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';
import type { Role } from '#core/domain/roles.js';

import type { AppDriver } from '../app-driver.js';

export type Id = Parameters<AppDriver['words']>[0];

/** A user with a role, possibly limited to some languages. */
export interface Part {
  role: Role;
  /** May write French and read English, and no other language. */
  isLimited: boolean;
}

export const PARTS: Part[] = [
  { role: 'owner', isLimited: false },
  { role: 'manager', isLimited: false },
  { role: 'editor', isLimited: false },
  { role: 'translator', isLimited: false },
  { role: 'reviewer', isLimited: false },
  { role: 'editor', isLimited: true },
  { role: 'translator', isLimited: true },
];

/** Who may use an action: by permission, everyone, all but the owner, or by permission without language limits. */
export type Needs = Permission | 'nothing' | 'not to own' | 'canWriteKey everywhere';

export function isOffered({ role, isLimited }: Part, needs: Needs): boolean {
  if (needs === 'nothing') return true;
  if (needs === 'not to own') return role !== 'owner';
  if (needs === 'canWriteKey everywhere') return may(role, 'canWriteKey') && !isLimited;
  return may(role, needs);
}

export type Controls = readonly (readonly [Id, Needs])[];

export const OF_PROJECT: Controls = [
  ['project.settings', 'canWriteProject'],
  ['project.languages', 'nothing'],
  ['again.title', 'canWriteProject'],
  ['activity.title', 'nothing'],
  ['project.users', 'nothing'],
  ['project.delete', 'canDeleteProject'],
  ['project.leave', 'not to own'],
];

export const ON_DASHBOARD: Controls = [
  ['project.settings', 'canWriteProject'],
  ['project.users', 'nothing'],
  ['editor.export', 'nothing'],
  ['project.leave', 'not to own'],
  ['project.delete', 'canDeleteProject'],
];

export const IN_BAR: Controls = [
  ['replace.title', 'canWriteValue'],
  ['editor.export', 'nothing'],
  ['editor.add_language', 'canWriteLanguage'],
  ['editor.new_key', 'canWriteKey'],
];

export const ON_PHONE: Controls = [
  ['editor.new_key', 'canWriteKey'],
  ['replace.title', 'canWriteValue'],
  ['editor.export', 'nothing'],
  ['editor.add_language', 'canWriteLanguage'],
  ...OF_PROJECT,
];

export const OF_LANGUAGE: Controls = [
  ['editor.reference', 'nothing'],
  ['editor.menu_hide', 'nothing'],
  ['editor.menu_only_empty', 'nothing'],
  ['editor.menu_fill', 'canWriteValue'],
  ['language.import', 'canWriteLanguage'],
  ['editor.delete_language', 'canWriteLanguage'],
];

export const OF_GROUP: Controls = [
  ['editor.new_key_in', 'canWriteKey'],
  ['editor.rename_group', 'canWriteGroup'],
  ['editor.delete_group', 'canWriteKey everywhere'],
];

export const OF_KEY: Controls = [
  ['app.copy', 'nothing'],
  ['editor.rename_key', 'canWriteKey'],
  ['editor.move_key', 'canWriteKey'],
  ['editor.change_kind', 'canWriteKey everywhere'],
  ['editor.delete_key', 'canWriteKey everywhere'],
];

export const OF_SELECTION: Controls = [
  ['bulk.move', 'canWriteKey'],
  ['context.tags', 'canWriteKey'],
  ['bulk.delete', 'canWriteKey everywhere'],
];

export const OF_CONTEXT: Controls = [
  ['context.edit_description', 'canWriteKey'],
  ['context.add_tag', 'canWriteKey'],
  ['context.no_max', 'canWriteKey'],
];

export const OF_USERS: Controls = [['members.add', 'canWriteInvitation']];
