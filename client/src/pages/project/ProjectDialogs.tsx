import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ExportDialog } from '../../features/exports/ExportDialog.js';
import { ExportFindings } from '../../features/exports/ExportFindings.js';
import { DeleteProjectDialog } from '../../features/projects/DeleteProjectDialog.js';
import { LeaveProjectDialog } from '../../features/projects/LeaveProjectDialog.js';
import { ActivityDrawer } from '../../features/activity/ActivityDrawer.js';
import type { ActivityFilter } from '../../features/activity/use-activity.js';
import { FillDialog } from '../../features/editor/bulk/FillDialog.js';
import type { OpenProject } from '../../project/open-project.js';
import type { Structure } from '../../project/store/structure.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { useProjectCalls } from '../../project/calls/project-calls.js';
import { readChoice, referenceOf } from '../../features/editor/view/columns.js';
import { CreateKeyDialog } from '../../features/keys/CreateKeyDialog.js';
import { withValues } from '../../project/store/edit-project.js';
import { useStoredWarnings } from '../../features/files/warnings/stored-warnings.js';
import { ReplaceDialog } from '../../features/replace/ReplaceDialog.js';
import { ShortcutsDialog } from '../../features/editor/ShortcutsDialog.js';
import { WarningsDrawer } from '../../features/import-warnings/WarningsDrawer.js';
import { useLatest } from '../../lib/hooks/use-latest.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { LanguageDialogs } from '../LanguageDialogs.js';
import type { ProjectDialogsProps } from './project-dialog-props.js';
import { KeyDialogs } from './ProjectKeyDialogs.js';

/** All dialogs of the project. The URL contains the open one. */
export function ProjectDialogs(props: ProjectDialogsProps) {
  const { details, dialog, onShowValue } = props;
  const stored = useStoredWarnings(details.id);
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { open, close } = dialog;
  const navigate = useNavigate();
  const query = useQuery();
  const calls = useProjectCalls(details.id);
  const reference = referenceOf(structure.languages, readChoice(details.id));
  const about = useLatest(Number(query.get('in')), open === 'new-key');
  const fileId = useCurrentFile(project, structure, open === 'new-key');
  return (
    <>
      <CreateKeyDialog
        key={`new-key ${about} ${fileId}`}
        open={open === 'new-key'}
        groups={structure.groups}
        files={structure.files}
        pluralMode={structure.pluralMode}
        groupId={about}
        fileId={fileId}
        reference={reference}
        others={structure.languages.filter(({ id, access }) => access === 'target' && id !== reference?.id)}
        create={calls.createKey}
        createGroup={calls.createGroup}
        onCreated={({ id }) => onShowValue({ keyId: id, languageId: null })}
        onClose={close}
      />
      <LanguagesOfProject {...props} />
      <KeyDialogs {...props} />
      <ExportDialog
        open={open === 'export'}
        hasFiles={details.files.length > 0}
        // The export contains the texts as shown, not as loaded.
        read={() => withValues(details, (value) => project.cells.shown(value))}
        notesOn={(languageIds) => <ExportFindings project={project} languageIds={languageIds} />}
        onClose={close}
      />
      <DeleteProjectDialog
        open={open === 'delete'}
        project={details}
        onClose={close}
        onDeleted={() => void navigate('/dashboard', { replace: true })}
      />
      <LeaveProjectDialog
        open={open === 'leave'}
        project={details}
        onClose={close}
        onLeft={() => void navigate('/dashboard', { replace: true })}
      />
      <ProjectActivity {...props} />
      <WarningsDrawer open={open === 'warnings'} stored={stored} onShow={onShowValue} onClose={close} />
      <ReplaceDialog open={open === 'replace'} onClose={close} />
      <ShortcutsDialog open={open === 'shortcuts'} onClose={close} />
    </>
  );
}

/** The file of the row that was current when the dialog opened, else that of the first row. */
function useCurrentFile(
  { cells, session }: OpenProject,
  { keys, groups }: Structure,
  isOpen: boolean,
): number | null {
  const [held, hold] = useState({ isOpen: false, fileId: null as number | null });
  if (held.isOpen !== isOpen) {
    const row = keys.get(cells.store.get(session.focusedKey) ?? 0) ?? groups[0];
    hold({ isOpen, fileId: isOpen ? (row?.fileId ?? null) : held.fileId });
  }
  return held.fileId;
}

const FILTERS = { userId: 'by', languageId: 'in', keyId: 'of' } as const;

/** The activity; the URL contains its filters. */
function ProjectActivity({ dialog, onShowValue }: ProjectDialogsProps) {
  const { get, set } = useQuery();
  const idIn = (parameter: string): number | null => Number(get(parameter)) || null;
  const filter = { userId: idIn('by'), languageId: idIn('in'), keyId: idIn('of') };
  const onFilter = (change: ActivityFilter): void =>
    set(
      Object.fromEntries(
        Object.entries(FILTERS).flatMap(([part, parameter]) => {
          const id = change[part as keyof ActivityFilter];
          return id === undefined ? [] : [[parameter, id === null ? null : String(id)]];
        }),
      ),
    );
  return (
    <ActivityDrawer
      open={dialog.open === 'activity'}
      filter={filter}
      onFilter={onFilter}
      onShow={onShowValue}
      onClose={dialog.close}
    />
  );
}

/** The dialogs of languages, with the texts as shown in the grid. */
function LanguagesOfProject({ details, dialog }: ProjectDialogsProps) {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { open, close } = dialog;
  const query = useQuery();
  const named = details.languages.find(({ id }) => id === Number(query.get('of')));
  const about = useLatest(named, open === 'fill');
  const reference = referenceOf(structure.languages, readChoice(details.id));
  const isImporting = open === 'import-language';
  // An import is planned against the texts as shown, not as loaded, and planned again when they change.
  const shown = useMemo(
    () =>
      atom((get) => {
        if (!isImporting) return details;
        get(project.cells.revision);
        return withValues(details, (value) => project.cells.shown(value));
      }),
    [isImporting, details, project],
  );
  const current = useAtomValue(shown, { store: project.cells.store });
  return (
    <>
      <LanguageDialogs details={details} current={current} open={open} onClose={close} />
      {about && reference && (
        <FillDialog
          open={open === 'fill' && about.access === 'target'}
          language={about}
          reference={reference}
          onClose={close}
        />
      )}
    </>
  );
}
