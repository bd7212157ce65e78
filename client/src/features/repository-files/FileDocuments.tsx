import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import type { FileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import { editorOfFile } from '../../project/search/editor-of-file.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import type { DocumentRow, FileRow } from './file-rows.js';
import { FileProgress } from './FileProgress.js';
import styles from './Files.module.css';
import { newDocument } from './new-language.js';
import { PathText } from './PathText.js';

/** More documents are shown on request. */
const FEW = 5;

interface FileDocumentsProps {
  file: FileRow;
  /** All of the project. */
  files: readonly FileView[];
  project: ProjectDetails;
  /** Null without the right to change it. */
  onChangePath: (() => void) | null;
}

/** The documents of a file, and where that of another language would be. */
export function FileDocuments({ file, files, project, onChangePath }: FileDocumentsProps) {
  const text = useText();
  const [isLong, setLong] = useState(false);
  const shown = isLong ? file.rows : file.rows.slice(0, FEW);
  const left = file.rows.length - shown.length;
  const { sourceLanguageId } = project;
  /** The editor with the base language and that of the document. */
  const editorOf = ({ languageId }: DocumentRow): string => {
    const shown = file.holdsAll ? [] : [sourceLanguageId ?? languageId, languageId];
    return editorOfFile(project.id, file.id, files, [...new Set(shown)]);
  };
  const made = newDocument(
    file,
    project.languages.map(({ tag }) => tag),
  );
  return (
    <div className={styles.documents}>
      <ul className={styles.list}>
        {shown.map((document) => (
          <DocumentLine
            key={document.languageId}
            document={document}
            hasLanguage={!file.holdsAll}
            isBase={document.languageId === sourceLanguageId}
            editor={editorOf(document)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button type="link" className={styles.more ?? ''} onClick={() => setLong(true)}>
          {text('again.more', { n: left })}
        </Button>
      )}
      {made && (
        <div className={styles.made}>
          <InfoCircleOutlined aria-hidden className={styles.info} />
          <p>
            <FormattedMessage
              id="files.new_language"
              values={{
                path: <PathText path={made.path} code={made.code} />,
                form: <span className={styles.path}>{made.form}</span>,
              }}
            />
          </p>
          {onChangePath && <Button onClick={onChangePath}>{text('files.change_path')}</Button>}
        </div>
      )}
    </div>
  );
}

interface DocumentLineProps {
  document: DocumentRow;
  hasLanguage: boolean;
  isBase: boolean;
  /** Its address in the editor. */
  editor: string;
}

function DocumentLine({ document, hasLanguage, isBase, editor }: DocumentLineProps) {
  const text = useText();
  const { language, path, counts } = document;
  return (
    <li className={styles.document}>
      {hasLanguage && language && (
        <>
          <span className={styles.code}>
            <LanguageBadge {...language} />
          </span>
          <span className={styles.language}>
            <bdi {...langOf(language)}>{language.name}</bdi>
            {isBase && <small> {text('files.base')}</small>}
          </span>
        </>
      )}
      <Link className={styles.place} to={editor}>
        <PathText path={path} />
      </Link>
      <FileProgress counts={counts} />
    </li>
  );
}
