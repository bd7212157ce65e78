import type { ProjectDetails } from '#core/api/projects.js';

import type { View } from '../../features/editor/url-view.js';
import type { StoredWarnings } from '../../features/files/warnings/stored-warnings.js';
import type { DialogState } from '../../lib/hooks/use-dialog.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import type { ProjectDialog } from './project-dialogs.js';

export interface ProjectDialogsProps {
  details: ProjectDetails;
  dialog: DialogState<ProjectDialog>;
  stored: StoredWarnings;
  onShowValue: (target: ScrollTarget) => void;
  /** Closes the dialog and changes the view in one step. */
  onLeave: (change: Partial<View>) => void;
}
