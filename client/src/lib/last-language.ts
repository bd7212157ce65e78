import type { ProjectDetails } from '#core/api/projects.js';

/** Whether the one language shown is the project's last, which cannot be deleted; a limited member may not see the others. */
export const hasOneLanguage = ({
  languages,
  targetRestricted,
}: Pick<ProjectDetails, 'languages' | 'targetRestricted'>): boolean =>
  languages.length === 1 && !targetRestricted;
