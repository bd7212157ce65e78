import type { ProjectDetails } from '#core/api/projects.js';

/** The props of every section of the settings. */
export interface SettingsSectionProps {
  details: ProjectDetails;
}
