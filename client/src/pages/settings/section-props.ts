import type { ProjectDetails } from '#core/api/projects.js';

/** What every section of the settings gets. */
export interface SettingsSectionProps {
  details: ProjectDetails;
}
