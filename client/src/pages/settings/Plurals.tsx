import { useNavigate } from 'react-router-dom';

import { PluralsSection } from '../../features/languages/plurals/PluralsSection.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { useProjectCache } from '../../project/project-cache.js';
import { maySwitchPlurals } from '../../project/rights.js';
import { UndoDialog } from '../../project/undo/UndoDialog.js';
import type { SettingsSectionProps } from './section-props.js';
import { settingsPath } from './settings-path.js';

const DIALOGS = ['undo'] as const;
const DETAILS = ['of'];

/** The section Plurals with the undo of a switch. */
export function Plurals({ details }: SettingsSectionProps) {
  const { id } = details;
  const can = useCan(details);
  const navigate = useNavigate();
  const { revalidate } = useProjectCache(id);
  const { open, close } = useDialog(maySwitchPlurals({ can }, details) ? DIALOGS : [], DETAILS);
  const changeSetId = Number(useQuery().get('of'));
  return (
    <>
      <PluralsSection
        project={details}
        // The toast may outlive the page: it leads back here.
        onUndo={(undone) => void navigate(`${settingsPath(id, 'plurals')}?d=undo&of=${undone}`)}
      />
      <UndoDialog
        projectId={id}
        changeSetId={open !== null && changeSetId > 0 ? changeSetId : null}
        onUndone={() => void revalidate()}
        onClose={close}
      />
    </>
  );
}
