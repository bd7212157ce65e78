import useSWR from 'swr';

import type { FileDetails } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import styles from './Context.module.css';

interface DocumentPathProps {
  fileId: number;
  /** The language whose document is shown. */
  languageId: number | undefined;
}

/** Where a key stands in the repository: the document in a language, else the template of its file. */
export function DocumentPath({ fileId, languageId }: DocumentPathProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { files } = useStructure(project);
  const { data } = useSWR<FileDetails[]>(routes.listFiles(project.projectId));
  const documents = data?.find(({ id }) => id === fileId)?.documents;
  const path =
    documents?.find((document) => document.languageId === languageId)?.path ??
    files.find(({ id }) => id === fileId)?.path;
  return (
    <div className={styles.field}>
      <h3>{text('key.file')}</h3>
      <span className={`mono ${styles.path}`} translate="no">
        {path}
      </span>
    </div>
  );
}
