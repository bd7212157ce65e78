import { createHash } from 'node:crypto';

import { VERSION } from '../../platform/config/installation.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import type { ProjectState } from './projects.queries.js';

/**
 * A tag of what a member sees of a project: it changes with the content, the settings, the member's rights and the
 * release. Weak, because the compressed bytes of equal content may differ.
 */
export function projectTag({ id, revision, updatedAt }: ProjectState, member: Member): string {
  const digest = createHash('sha256')
    .update(`${VERSION} ${viewOf(member)}`)
    .digest('base64url')
    .slice(0, 12);
  return `W/"${id}-${revision}-${updatedAt.getTime()}-${digest}"`;
}
