import { may, PERMISSIONS, ROLE_PERMISSIONS } from './permissions.js';
import type { Permission } from './permissions.js';
import { ROLES } from './roles.js';

describe('the role-permission matrix', () => {
  it.each([
    ['owner', 9],
    ['manager', 8],
    ['editor', 5],
    ['translator', 1],
    ['reviewer', 1],
  ] as const)('gives %s %i rights', (role, count) => {
    expect(ROLE_PERMISSIONS[role]).toHaveLength(count);
  });

  it('lets only the owner delete the project', () => {
    expect(may('owner', 'canDeleteProject')).toBe(true);
    expect(may('manager', 'canDeleteProject')).toBe(false);
  });

  it('lets everyone who deletes groups delete their keys', () => {
    const mayDelete = (right: Permission) => ROLES.filter((role) => may(role, right));
    expect(mayDelete('canWriteGroup')).toEqual(mayDelete('canWriteKey'));
  });

  it('gives an unknown role nothing', () => {
    expect(PERMISSIONS.filter((permission) => may('base', permission))).toEqual([]);
    expect(may('constructor', 'canWriteValue')).toBe(false);
  });
});
