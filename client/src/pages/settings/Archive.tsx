import { ArchiveSection } from '../../features/projects/settings/ArchiveSection.js';
import type { SettingsSectionProps } from './section-props.js';

export function Archive({ details }: SettingsSectionProps) {
  return <ArchiveSection project={details} />;
}
