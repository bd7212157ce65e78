import { FilesSection } from '../../features/repository-files/FilesSection.js';
import type { SettingsSectionProps } from './section-props.js';

/** The section Files. */
export const Files = ({ details }: SettingsSectionProps) => <FilesSection project={details} />;
