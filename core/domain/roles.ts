/** The five roles of a project, highest rank first. Translator and reviewer share a rank. */
export const ROLES = ['owner', 'manager', 'editor', 'translator', 'reviewer'] as const;

export type Role = (typeof ROLES)[number];

/** The roles an invitation or a role change may hand out; ownership only moves by transfer. */
export const ASSIGNABLE_ROLES = [
  'manager',
  'editor',
  'translator',
  'reviewer',
] as const satisfies readonly Role[];

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const RANK: Record<Role, number> = { owner: 4, manager: 3, editor: 2, translator: 1, reviewer: 1 };

/** True when `value` names one of the five roles. */
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether `actor` may change a member with role `other`, or assign that role. */
export const outranksOrEquals = (actor: Role, other: Role): boolean => RANK[actor] >= RANK[other];
