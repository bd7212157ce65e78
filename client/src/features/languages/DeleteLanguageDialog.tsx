import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { useUndo } from '../../project/calls/use-undo.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { deleteLanguage } from './api.js';

interface DeleteLanguageDialogProps {
  open: boolean;
  projectId: number;
  language: LanguageView;
  onDeleted: (languageId: number) => void;
  onClose: () => void;
}

/** Deletes a language with its values; the user types its name first. */
export function DeleteLanguageDialog(props: DeleteLanguageDialogProps) {
  const { open, projectId, language, onDeleted, onClose } = props;
  const text = useText();
  const undo = useUndo(projectId);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('language.delete_title', { name: language.name })}
      confirm={text('app.delete')}
      typeToConfirm={language.name}
      action={() => deleteLanguage(projectId, language.id)}
      errors={{
        403: 'errors.unauthorized',
        not_existing_language: 'errors.not_existing_language',
        last_language: 'errors.last_language',
      }}
      onDone={(changeSetId) => {
        undo.tellSet(changeSetId, { id: 'toast.language_deleted' });
        onClose();
        onDeleted(language.id);
      }}
      onClose={onClose}
    >
      {text('language.delete_text')}
    </ConfirmDialog>
  );
}
