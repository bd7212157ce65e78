import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { DeleteProjectDialog } from '../../features/projects/DeleteProjectDialog.js';
import { GeneralSection } from '../../features/projects/settings/GeneralSection.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import type { SettingsSectionProps } from './section-props.js';

/** The section General, with the dialog that deletes the project. */
export function General({ details }: SettingsSectionProps) {
  const navigate = useNavigate();
  const mayDelete = useCan(details)('canDeleteProject');
  const dialog = useDialog(useMemo(() => (mayDelete ? (['delete'] as const) : []), [mayDelete]));
  return (
    <>
      <GeneralSection project={details} onDelete={() => dialog.show('delete')} />
      <DeleteProjectDialog
        open={dialog.open === 'delete'}
        project={details}
        onClose={dialog.close}
        onDeleted={() => void navigate('/dashboard', { replace: true })}
      />
    </>
  );
}
