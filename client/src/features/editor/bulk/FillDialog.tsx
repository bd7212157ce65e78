import { useMemo } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { BulkDialog } from '../../../project/bulk/BulkDialog.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import { fillable } from './fillable.js';

interface FillDialogProps {
  open: boolean;
  language: LanguageView;
  reference: LanguageView;
  onClose: () => void;
}

/** Copies the source into the empty values of a language. */
export function FillDialog({ open, language, reference, onClose }: FillDialogProps) {
  const text = useText();
  const { project } = useProjectContext();
  const structure = useStructure(project);
  // Counted when the dialog opens: the number would decrease while values are filled.
  const refs = useMemo(
    () => (open ? fillable(project, structure, language.id, reference.id) : []),
    [open, project, structure, language.id, reference.id],
  );
  const count = refs.length;
  return (
    <BulkDialog
      open={open}
      title={text('editor.menu_fill')}
      confirm={text('editor.fill_submit', { count })}
      keyIds={[...new Set(refs.map(({ keyId }) => keyId))]}
      wishes={() => [{ action: 'fill', languageIds: [language.id], sourceLanguageId: reference.id }]}
      done="toast.filled"
      onClose={onClose}
    >
      {text(count === 0 ? 'editor.fill_none' : 'editor.menu_fill_text', { count, language: language.name })}
    </BulkDialog>
  );
}
