import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { Editor } from '../../features/editor/Editor.js';
import { Ended } from '../../features/editor/live/Ended.js';
import { useRecordOpened } from '../../features/projects/history.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useLoadChecks } from '../../project/checks/check-settings.js';
import { OpenDialogContext } from '../../project/open-dialog.js';
import { ProjectContext } from '../../project/project-context.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import { useOpenProject } from './use-open-project.js';
import { EDITOR_SLOTS } from './editor-slots.js';
import { LazyDialogs } from './LazyDialogs.js';
import { ProjectHead } from './ProjectHead.js';
import { useEditorShortcuts, useUndoKeys } from './use-editor-shortcuts.js';
import { usePlace } from './use-place.js';
import { useProjectDialogs } from './use-project-dialogs.js';
import { useView } from './use-view.js';

interface ProjectEditorProps {
  details: ProjectDetails;
  /** Whether the user was a member when the project was loaded and no longer is. */
  isRemoved: boolean;
}

/** The open project: its bar, its editor and its dialogs. */
export function ProjectEditor({ details, isRemoved }: ProjectEditorProps) {
  const can = useCan(details);
  const isPhone = !useAtLeast('md');
  const project = useOpenProject(useCurrentUser().id, details);
  useLoadChecks(project);
  useRecordOpened(details);
  const { view, setView, leaveDialog } = useView(isPhone);
  const { dialog, selection, openDialog } = useProjectDialogs(details, can);
  useEditorShortcuts(can, openDialog);
  useUndoKeys(project.undo);
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget | null>(usePlace(project));
  const { archivedAt, archivedBy } = details;
  const context = useMemo(
    () => ({ project, can, archive: { archivedAt, archivedBy } }),
    [project, can, archivedAt, archivedBy],
  );
  const showValue = useCallback(
    (wanted: ScrollTarget) => {
      // On a phone, a value is shown by opening its key.
      leaveDialog(isPhone ? { keyId: wanted.keyId } : {});
      setScrollTarget({ ...wanted });
    },
    [leaveDialog, isPhone],
  );
  const shared = { details, onShowValue: showValue };
  return (
    <ProjectContext value={context}>
      <OpenDialogContext value={openDialog}>
        <ProjectHead {...shared} view={view} onView={setView} />
        <Editor
          slots={EDITOR_SLOTS}
          projectName={details.name}
          view={view}
          onView={setView}
          scrollTarget={scrollTarget}
          onScrollTo={setScrollTarget}
        />
        <Ended isRemoved={isRemoved} />
        <LazyDialogs
          {...shared}
          dialog={dialog}
          selection={selection}

          onLeave={leaveDialog}
        />
      </OpenDialogContext>
    </ProjectContext>
  );
}
