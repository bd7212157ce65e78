import type { ProjectUserView } from '#core/api/members.js';

/** A member in an audit entry, with the names of languages, which may be deleted later. */
export const standing = (user: ProjectUserView): object => ({
  role: user.role,
  source: user.sourceRestricted ? user.sourceLanguages.map(named) : null,
  target: user.targetRestricted ? user.targetLanguages.map(named) : null,
});

const named = ({ id, name }: { id: number; name: string }): object => ({ id, name });
