import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';

import { useStoredWarnings } from '../../features/files/warnings/stored-warnings.js';
import { useRecordOpened } from '../../features/projects/history.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { Editor } from '../../features/editor/Editor.js';
import { useLoadChecks } from '../../project/issues/check-settings.js';
import { useProjectCalls } from '../../project/project-api.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import { BarState } from '../../features/editor/live/BarState.js';
import { Ended } from '../../features/editor/live/Ended.js';
import { PhoneBar } from '../../features/editor/phone/PhoneBar.js';
import { entriesOf, ProjectBar } from '../../features/editor/ProjectBar.js';
import { ProjectContext } from '../../project/project-context.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import { useOpenProject } from '../../project/use-open-project.js';
import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { lazily } from '../../lib/lazily.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import { useDialogOffline } from '../../lib/hooks/use-dialog-offline.js';
import { useTypedAhead } from '../../lib/hooks/use-typed-ahead.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { whenIdle } from '../../lib/when-idle.js';
import { EDITOR_SLOTS } from './editor-slots.js';
import { dialogsFor, DIALOG_DETAILS } from './project-dialogs.js';
import type { ProjectDialog } from './project-dialogs.js';
import { useEditorShortcuts } from './use-editor-shortcuts.js';
import { useSelectionAction } from './use-selection-action.js';
import { projectEntries, warningEntry } from './project-entries.js';
import { usePlace } from './use-place.js';
import { useView } from './use-view.js';

const SelectionDialogs = lazily(async () => (await import('./SelectionDialogs.js')).SelectionDialogs);
// With the readers of files, forms and colours: the texts are on the screen before.
const ProjectDialogs = lazily(async () => (await import('./ProjectDialogs.js')).ProjectDialogs);

const fetchAhead = (): void => [ProjectDialogs, SelectionDialogs].forEach((part) => part.fetchAhead());

interface ProjectEditorProps {
  details: ProjectDetails;
  /** The user was a member when it was loaded, and is no longer. */
  isRemoved: boolean;
}

/** The open project: its bar, its editor, its dialogs. */
export function ProjectEditor({ details, isRemoved }: ProjectEditorProps) {
  const user = useCurrentUser();
  const text = useText();
  const can = useCan(details);
  const navigate = useNavigate();
  const isPhone = !useAtLeast('md');
  const project = useOpenProject(user.id, details);
  useLoadChecks(project);
  useRecordOpened(details);
  const { view, setView, leaveDialog } = useView(isPhone);
  const dialog = useDialog<ProjectDialog>(
    useMemo(() => dialogsFor(can, details), [can, details]),
    DIALOG_DETAILS,
  );
  const { show } = dialog;
  const hasOpened = useOnce(dialog.open !== null);
  useDialogOffline(ProjectDialogs, dialog.open !== null, dialog.close);
  useTypedAhead(ProjectDialogs, dialog.open !== null, dialog.close);
  useEffect(() => whenIdle(fetchAhead), []);
  const calls = useProjectCalls(details.id);
  const stored = useStoredWarnings(details.id);
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget | null>(usePlace(project));
  const { archivedAt, archivedBy } = details;
  const context = useMemo(
    () => ({ project, can, archive: { archivedAt, archivedBy } }),
    [project, can, archivedAt, archivedBy],
  );

  const showValue = useCallback(
    (wanted: ScrollTarget) => {
      // On a phone a value is shown by opening its key.
      leaveDialog(isPhone ? { keyId: wanted.keyId } : {});
      setScrollTarget({ ...wanted });
    },
    [leaveDialog, isPhone],
  );
  const newKey = useCallback(
    (groupId: number | null) => show('new-key', groupId === null ? {} : { in: String(groupId) }),
    [show],
  );
  const fillLanguage = useCallback((id: number) => show('fill', { of: String(id) }), [show]);
  const importLanguage = useCallback((id: number) => show('import-language', { of: String(id) }), [show]);
  const deleteLanguage = useCallback((id: number) => show('delete-language', { of: String(id) }), [show]);
  const deleteGroup = useCallback((id: number) => show('delete-group', { of: String(id) }), [show]);
  const selected = useSelectionAction(() => setView({ keyId: null }));
  const ofKey = (name: ProjectDialog) => (key: KeySummary) => show(name, { of: String(key.id) });

  const onExport = (): void => show('export');
  const onAddLanguage = can('canWriteLanguage') ? () => show('add-language') : null;
  const onNewKey = can('canWriteKey') ? () => newKey(null) : null;
  const onReplace = can('canWriteValue') ? () => show('replace') : null;
  useEditorShortcuts(can, newKey, show);
  const entries = projectEntries(details, text, { show, go: (path) => void navigate(path) });

  return (
    <ProjectContext value={context}>
      {isPhone ? (
        <PhoneBar
          project={details}
          entries={[
            ...(onNewKey
              ? [{ key: 'new-key' as const, label: text('editor.new_key'), onClick: onNewKey }]
              : []),
            ...(onReplace
              ? [{ key: 'replace' as const, label: text('replace.title'), onClick: onReplace }]
              : []),
            ...entriesOf({ entries, onAddLanguage, onExport }, false, text),
            ...warningEntry(stored.warnings.length, text, () => show('warnings')),
          ]}
          query={view.query}
          onSearch={(query) => setView({ query })}
        />
      ) : (
        <ProjectBar
          project={details}
          entries={entries}
          state={<BarState onShow={showValue} />}
          onNewKey={onNewKey}
          onAddLanguage={onAddLanguage}
          onExport={onExport}
        />
      )}
      <Editor
        slots={EDITOR_SLOTS}
        projectName={details.name}
        view={view}
        onView={setView}
        warnings={stored.warnings.length}
        onWarnings={() => show('warnings')}
        scrollTarget={scrollTarget}
        onScrollTo={setScrollTarget}
        onNewKey={newKey}
        renameKey={calls.renameKey}
        onChangeKind={ofKey('change-kind')}
        onMoveKey={ofKey('move-key')}
        onDeleteKey={ofKey('delete-key')}
        onChangeKeys={selected.ask}
        renameGroup={calls.renameGroup}
        onDeleteGroup={deleteGroup}
        onAddLanguage={() => show('add-language')}
        onImportLanguage={importLanguage}
        onDeleteLanguage={deleteLanguage}
        onFillLanguage={fillLanguage}
        onShortcuts={() => show('shortcuts')}
        onReplace={onReplace}
      />
      <Ended isRemoved={isRemoved} />
      {selected.action && (
        <SelectionDialogs action={selected.action} open={selected.isOpen} onClose={selected.close} />
      )}
      {hasOpened && (
        <ProjectDialogs
          details={details}
          dialog={dialog}
          stored={stored}
          onShowValue={showValue}
          onLeave={leaveDialog}
        />
      )}
    </ProjectContext>
  );
}
