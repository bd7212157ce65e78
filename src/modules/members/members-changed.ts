import type { Role } from '#core/domain/roles.js';

/** Members of a project have other roles or languages, joined, or are no longer members. */
export class MembersChanged {
  constructor(
    readonly projectId: number,
    /** With their roles now; null for former members. */
    readonly members: readonly { userId: number; role: Role | null }[],
  ) {}
}
