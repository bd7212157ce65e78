import { createHash } from 'node:crypto';

import { VERSION } from '../../platform/config/installation.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import type { ProjectState } from './projects.queries.js';

/**
 * A tag of what a member sees of a project: it changes with the content, the settings, the member's rights and the
 * release. Weak, because the compressed bytes of equal content may differ.
 */
export const projectTag = ({ id, revision, updatedAt }: ProjectState, member: Member): string =>
  `W/"${id}-${revision}-${updatedAt.getTime()}-${digestOf(viewOf(member))}"`;

/**
 * The tag of the project by columns. The revision counts changes of languages, groups, keys and values; the digest
 * covers everything else in the response.
 */
export const columnsTag = (project: ProjectState, member: Member, languageId: number | null): string =>
  `W/"${project.id}-${project.revision}-${digestOf(JSON.stringify([project, viewOf(member), languageId]))}"`;

const digestOf = (text: string): string =>
  createHash('sha256').update(`${VERSION} ${text}`).digest('base64url').slice(0, 22);
