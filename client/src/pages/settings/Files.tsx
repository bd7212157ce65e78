import { FilesSection } from '../../features/repository-files/FilesSection.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { mayImportRepository } from '../../project/rights.js';
import { importPath } from '../import-path.js';
import type { SettingsSectionProps } from './section-props.js';

/** The section Files. */
export function Files({ details }: SettingsSectionProps) {
  const can = useCan(details);
  const mayImport = mayImportRepository({ can }, details);
  return <FilesSection project={details} importPath={mayImport ? importPath(details.id) : null} />;
}
