import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { Dialog } from '../../ui/dialogs/Dialog.js';
import { keepExportChoice, readExportChoice } from './export-choice.js';
import styles from './ExportDialog.module.css';
import { PlatformField } from './ExportFields.js';
import type { ExportTarget } from './ExportFields.js';
import { PlatformExport } from './PlatformExport.js';
import { exportedProject } from './repository/exported-project.js';
import { keepRepositoryChoice, readRepositoryChoice } from './repository/repository-choice.js';
import type { RepositoryChoice } from './repository/repository-choice.js';
import { RepositoryExport } from './RepositoryExport.js';

interface ExportDialogProps {
  open: boolean;
  /** Whether the project has files, so that its repository can be exported. */
  hasFiles?: boolean;
  /** Reads the current project when the dialog opens. */
  read: () => ProjectDetails;
  /** Notes about the texts of some languages. */
  notesOn?: ((languageIds: readonly number[]) => ReactNode) | undefined;
  onClose: () => void;
}

/** The dialog that exports a project, with a preview. The download waits for no call. */
export function ExportDialog({ open, hasFiles = false, ...form }: ExportDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      title={text('export.title')}
      width={hasFiles ? 1240 : 860}
      className="dialog"
      first={hasFiles ? 'field' : 'dialog'}
      footer={null}
      onCancel={form.onClose}
    >
      <ExportForm {...form} />
    </Dialog>
  );
}

type ExportFormProps = Omit<ExportDialogProps, 'open' | 'hasFiles'>;

/** Files for a platform, or the documents of the repository of a project that has files. */
function ExportForm({ read, notesOn, onClose }: ExportFormProps) {
  const [project] = useState(() => exportedProject(read()));
  const [choice, setChoice] = useState(() => readRepositoryChoice(project));
  const change = (some: Partial<RepositoryChoice>): void => {
    setChoice({ ...choice, ...some });
    keepRepositoryChoice(project, { ...choice, ...some });
  };
  const choose = (target: ExportTarget): void => {
    if (target !== 'repository')
      keepExportChoice(project, { ...readExportChoice(project), platform: target });
    change({ isChosen: target === 'repository' });
  };
  const hasRepository = project.files.length > 0;
  const isRepository = hasRepository && choice.isChosen;
  const form = useFocusOnTarget(isRepository);
  return (
    <div ref={form} className={styles.whole}>
      {isRepository ? (
        <RepositoryExport
          project={project}
          platformField={<PlatformField hasRepository value="repository" onChange={choose} />}
          choice={choice}
          notes={notesOn?.(choice.languageIds)}
          onChoice={change}
          onClose={onClose}
        />
      ) : (
        <PlatformExport
          project={project}
          hasRepository={hasRepository}
          notesOn={notesOn}
          onRepository={() => choose('repository')}
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** Each form has a field of its own for what is exported: the focus goes from that of one to that of the other. */
function useFocusOnTarget(isRepository: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(isRepository);
  useEffect(() => {
    if (before.current === isRepository) return;
    before.current = isRepository;
    const first = form.current?.querySelector('input');
    const chosen =
      first?.type === 'radio' ? form.current?.querySelector<HTMLElement>('input:checked') : first;
    chosen?.focus();
  }, [isRepository]);
  return form;
}
