import { useMemo } from 'react';

import { LanguagesSection } from '../../features/languages/LanguagesSection.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import { LanguageDialogs, LANGUAGE_DIALOGS } from '../LanguageDialogs.js';
import type { SettingsSectionProps } from './section-props.js';

const DETAILS = ['of'];

/** The section Languages, with the dialogs that add, import and delete. */
export function Languages({ details }: SettingsSectionProps) {
  const mayWrite = useCan(details)('canWriteLanguage');
  const dialog = useDialog(
    useMemo(() => (mayWrite ? LANGUAGE_DIALOGS : []), [mayWrite]),
    DETAILS,
  );
  const { open, show, close } = dialog;
  return (
    <>
      <LanguagesSection
        project={details}
        onAdd={() => show('add-language')}
        onImport={(languageId) => show('import-language', { of: String(languageId) })}
        onDelete={(languageId) => show('delete-language', { of: String(languageId) })}
      />
      <LanguageDialogs details={details} current={details} open={open} onClose={close} />
    </>
  );
}
