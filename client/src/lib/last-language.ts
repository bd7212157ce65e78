import type { ProjectDetails } from '#core/api/projects.js';

/**
 * Returns whether the only language shown is the project's last, which cannot be deleted. A limited member may not see
 * the others.
 */
export const hasOneLanguage = ({
  languages,
  targetRestricted,
}: Pick<ProjectDetails, 'languages' | 'targetRestricted'>): boolean =>
  languages.length === 1 && !targetRestricted;
