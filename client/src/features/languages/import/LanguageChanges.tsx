import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { ImportFindingsSection } from '../../files/findings/ImportFindingsSection.js';
import { LanguagesOfFile } from '../../files/LanguagesOfFile.js';
import { WarningsList } from '../../files/warnings/WarningsList.js';
import { useChangeCounts } from './use-change-counts.js';
import type { Import } from './use-import-preview.js';

interface LanguageChangesProps {
  from: Import;
  project: ProjectDetails;
  /** Whether texts of the project are replaced. */
  isReplacing: boolean;
}

/** What a file with several languages does to each of them, with its warnings; absent for other files. */
export function LanguageChanges({ from, project, isReplacing }: LanguageChangesProps) {
  const text = useText();
  const { files, several } = from;
  const warnings = from.reading?.warnings ?? [];
  const counts = useChangeCounts(project, several.offered);
  if (several.offered.length === 0) return null;
  return (
    <>
      <LanguagesOfFile of={several}>
        {({ code, existing }) => {
          const changes = counts.get(code);
          if (!changes) return null;
          if (!existing) return text('imports.language_new', { count: changes.added });
          return text(isReplacing ? 'imports.language_replaced' : 'imports.language_kept', { ...changes });
        }}
      </LanguagesOfFile>
      <ImportFindingsSection of={from.findings} languages={several.taken} />
      {warnings.length > 0 && (
        <WarningsList warnings={warnings} onCompletePlurals={() => files.setCompleting(true)} />
      )}
    </>
  );
}
