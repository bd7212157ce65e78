import type { Role } from '../domain/roles.js';

/** The caller's own membership. */
export interface MembershipView {
  id: number;
  projectId: number;
  projectName: string;
  ownerEmail: string;
  ownerUsername: string | null;
  role: Role;
}
