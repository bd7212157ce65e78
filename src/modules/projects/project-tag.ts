import { createHash } from 'node:crypto';

import { VERSION } from '../../platform/config/installation.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import type { ProjectState } from './projects.queries.js';

/**
 * Names what a member sees of a project: it changes with the content, the settings, the member's rights and the
 * release that answers. Weak, for the same content may be compressed differently.
 */
export function projectTag({ id, revision, updatedAt }: ProjectState, member: Member): string {
  const digest = createHash('sha256')
    .update(`${VERSION} ${viewOf(member)}`)
    .digest('base64url')
    .slice(0, 12);
  return `W/"${id}-${revision}-${updatedAt.getTime()}-${digest}"`;
}
