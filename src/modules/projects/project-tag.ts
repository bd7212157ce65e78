import { createHash } from 'node:crypto';

import { VERSION } from '../../platform/config/installation.js';
import { viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import type { ColumnsHead } from './columns.view.js';
import type { ProjectState } from './projects.queries.js';

/**
 * A tag of what a member sees of a project: it changes with the content, the settings, the member's rights and the
 * release. Weak, because the compressed bytes of equal content may differ.
 */
export const projectTag = ({ id, revision, updatedAt }: ProjectState, member: Member): string =>
  `W/"${id}-${revision}-${updatedAt.getTime()}-${digestOf(viewOf(member))}"`;

/** The same for the project by columns. The digest is of everything in the answer that the revision does not count. */
export const columnsTag = (revision: number, head: ColumnsHead, languageId: number | null): string =>
  `W/"${head.id}-${revision}-${digestOf(JSON.stringify([head, languageId]))}"`;

const digestOf = (text: string): string =>
  createHash('sha256').update(`${VERSION} ${text}`).digest('base64url').slice(0, 22);
