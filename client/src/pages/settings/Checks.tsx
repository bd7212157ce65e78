import { ChecksSection } from '../../features/checks/ChecksSection.js';
import type { SettingsSectionProps } from './section-props.js';

export function Checks({ details }: SettingsSectionProps) {
  return <ChecksSection project={details} />;
}
