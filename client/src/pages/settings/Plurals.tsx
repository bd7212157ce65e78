import { PluralsSection } from '../../features/languages/plurals/PluralsSection.js';
import type { SettingsSectionProps } from './section-props.js';

/** The section Plurals. */
export const Plurals = ({ details }: SettingsSectionProps) => <PluralsSection project={details} />;
