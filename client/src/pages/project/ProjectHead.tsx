import { useNavigate } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';

import { BarState } from '../../features/editor/live/BarState.js';
import { PhoneBar } from '../../features/editor/phone/PhoneBar.js';
import { ProjectBar } from '../../features/editor/bar/ProjectBar.js';
import type { View } from '../../features/editor/view/url-view.js';
import { useStoredWarnings } from '../../features/files/warnings/stored-warnings.js';
import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useOpenDialog } from '../../project/open-dialog.js';
import { useProjectContext } from '../../project/project-context.js';
import { mayImportRepository } from '../../project/rights.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import { addEntries, keyEntries, projectEntries, warningEntry } from './project-entries.js';

interface ProjectHeadProps {
  details: ProjectDetails;
  view: View;
  onView: (change: Partial<View>) => void;
  onShowValue: (target: ScrollTarget) => void;
}

/** The bar above the editor, with the menu of the project. */
export function ProjectHead({ details, view, onView, onShowValue }: ProjectHeadProps) {
  const text = useText();
  const { warnings } = useStoredWarnings(details.id);
  const { can } = useProjectContext();
  const openDialog = useOpenDialog();
  const navigate = useNavigate();
  const isPhone = !useAtLeast('md');
  const isWide = useAtLeast('lg');
  const entries = projectEntries(details, text, {
    mayImport: mayImportRepository({ can }, details),
    show: openDialog,
    go: (path) => void navigate(path),
  });
  const addedEntries = addEntries(can, text, openDialog);
  return isPhone ? (
    <PhoneBar
      project={details}
      entries={[
        ...keyEntries(can, text, openDialog),
        ...addedEntries,
        ...entries,
        ...warningEntry(warnings.length, text, () => openDialog('warnings')),
      ]}
      query={view.query}
      onSearch={(query) => onView({ query })}
    />
  ) : (
    <ProjectBar
      project={details}
      isWide={isWide}
      // On narrow windows, the menu contains the actions without a button.
      entries={isWide ? entries : [...addedEntries, ...entries]}
      state={<BarState onShow={onShowValue} />}
    />
  );
}
