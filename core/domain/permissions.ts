import { isRole, ROLES } from './roles.js';
import type { Role } from './roles.js';

/** The permissions of members, with the names of the API (docs/openapi.json). */
export const PERMISSIONS = [
  'canWriteGroup',
  'canWriteInvitation',
  'canWriteKey',
  'canWriteLanguage',
  'canWriteProject',
  'canDeleteProject',
  'canWriteValue',
  'canWriteUser',
  'canWriteStatus',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** True when `value` names a permission. */
export const isPermission = (value: unknown): value is Permission =>
  PERMISSIONS.some((permission) => permission === value);

/** The one table of rights: the server's guard and the client's `useCan` both read it. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'canDeleteProject'),
  editor: ['canWriteGroup', 'canWriteKey', 'canWriteLanguage', 'canWriteValue', 'canWriteStatus'],
  translator: ['canWriteValue'],
  reviewer: ['canWriteStatus'],
};

/** Whether `role` has `permission`; an unknown role has none. */
export const may = (role: string, permission: Permission): boolean =>
  isRole(role) && ROLE_PERMISSIONS[role].includes(permission);

/** The roles that hold `permission`. */
export const rolesWith = (permission: Permission): Role[] => ROLES.filter((role) => may(role, permission));
