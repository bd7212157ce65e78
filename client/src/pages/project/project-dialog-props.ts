import type { ProjectDetails } from '#core/api/projects.js';

import type { View } from '../../features/editor/view/url-view.js';
import type { DialogState } from '../../lib/hooks/use-dialog.js';
import type { ProjectDialog } from '../../project/open-dialog.js';
import type { ScrollTarget } from '../../project/scroll-target.js';

export interface ProjectDialogsProps {
  details: ProjectDetails;
  dialog: DialogState<ProjectDialog>;
  onShowValue: (target: ScrollTarget) => void;
  /** Closes the dialog and changes the view in one step. */
  onLeave: (change: Partial<View>) => void;
}
