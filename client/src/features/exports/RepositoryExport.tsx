import { Alert } from 'antd';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { ValidatedField } from './ExportContent.js';
import exportStyles from './ExportDialog.module.css';
import { LanguagesField } from './ExportFields.js';
import { FreshNote } from './FreshNote.js';
import { DocumentPreview } from './repository/DocumentPreview.js';
import type { PreviewSteps } from './repository/DocumentPreview.js';
import { DocumentsPane } from './repository/DocumentsPane.js';
import styles from './repository/Repository.module.css';
import { RepositoryFooter } from './repository/RepositoryFooter.js';
import type { RepositoryChoice } from './repository/repository-choice.js';
import { repositoryProfiles } from './repository/repository-profiles.js';
import { useDocuments } from './repository/use-documents.js';
import { UnheldNotes } from './UnheldNotes.js';
import { useKnownFiles } from './use-file-profiles.js';
import { useRepository } from './use-repository.js';

interface RepositoryExportProps {
  project: ProjectDetails;
  /** What is exported: the repository here. */
  platformField: ReactNode;
  choice: RepositoryChoice;
  notes: ReactNode;
  onChoice: (change: Partial<RepositoryChoice>) => void;
  onClose: () => void;
}

/** The export of a repository: which documents change, and how. */
export function RepositoryExport(props: RepositoryExportProps) {
  const { project, platformField, choice, notes, onChoice, onClose } = props;
  const isWide = useAtLeast('md');
  const known = useKnownFiles(project.id);
  const { profiles, lacking } = repositoryProfiles(known, project.languages);
  const repository = useRepository(project, choice.validatedOnly, profiles, lacking);
  const documents = useDocuments(repository.documents, choice);
  const steps = useRef<PreviewSteps>(null);
  const download = (): void => {
    const paths = documents.ticked.map(({ path }) => path);
    if (paths.length > 0) repository.download(paths, project.name);
  };
  const { shown } = documents;
  const preview = shown && (
    <DocumentPreview key={shown.path} document={shown} read={repository.read} steps={steps} />
  );
  const unheld = (
    <UnheldNotes
      project={project}
      languageIds={choice.languageIds}
      unheld={repository.unheld}
      orphans={orphansIn(project)}
    />
  );
  const content = (
    <>
      <ValidatedField
        value={choice.validatedOnly}
        onChange={(validatedOnly) => onChoice({ validatedOnly })}
      />
      {documents.rows.length > 0 && unheld}
    </>
  );
  return (
    <div className={styles.form} onKeyDownCapture={(event) => onKey(event, download, steps.current)}>
      <div className={styles.columns}>
        <div className={exportStyles.choices}>
          {platformField}
          <LanguagesField
            isBrief
            project={project}
            value={choice.languageIds}
            onChange={(languageIds) => onChoice({ languageIds })}
          />
          {isWide && content}
          {isWide && notes}
        </div>
        <DocumentsPane
          documents={documents}
          isWriting={profiles === null || repository.documents === null}
          onlyChanged={choice.onlyChanged}
          isWide={isWide}
          unheld={unheld}
          preview={preview}
          onOnlyChanged={(onlyChanged) => onChoice({ onlyChanged })}
        />
        {isWide && preview}
        {!isWide && content}
        {!isWide && notes}
      </div>
      <Failures
        isLacking={profiles !== null && lacking.length > 0}
        hasFailed={repository.hasFailed}
        retry={known.read}
      />
      <RepositoryFooter documents={documents} onDownload={download} onClose={onClose} />
    </div>
  );
}

/** Number of keys in use that belong to no file. */
const orphansIn = ({ groups }: Pick<ProjectDetails, 'groups'>): number =>
  groups.reduce(
    (sum, { fileId, keys }) =>
      fileId === null ? sum + keys.filter(({ isObsolete }) => !isObsolete).length : sum,
    0,
  );

interface FailuresProps {
  /** Whether documents could not be loaded. */
  isLacking: boolean;
  hasFailed: boolean;
  retry: () => void;
}

function Failures({ isLacking, hasFailed, retry }: FailuresProps) {
  const text = useText();
  return (
    <>
      {isLacking && <FreshNote isReading={false} retry={retry} />}
      {hasFailed && <Alert type="error" showIcon role="alert" title={text('errors.unknown_error')} />}
    </>
  );
}

/** Ctrl+Enter downloads; Alt with an arrow goes to another change. */
function onKey(event: KeyboardEvent, download: () => void, steps: PreviewSteps | null): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) download();
  else if (event.altKey && event.key === 'ArrowDown') steps?.step(1);
  else if (event.altKey && event.key === 'ArrowUp') steps?.step(-1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
