import { FileTextOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { extensionOf } from '#core/repository/path-parts.js';
import { unreadFormat } from '#core/repository/unsupported.js';

import { useText } from '../../i18n/use-text.js';
import { Delayed } from '../../ui/loading/Delayed.js';
import { CarriedContent } from './CarriedContent.js';
import styles from './FileDrop.module.css';
import { EXTENSIONS, refusalOf } from './reading/file-rules.js';
import { ImportSummary } from './ImportSummary.js';
import { FormatSelect } from './FormatSelect.js';
import type { FileReading } from './reading/use-file-reading.js';
import { WarningText } from './warnings/WarningText.js';

const KNOWN = { extensions: EXTENSIONS.slice(0, -1).join(', '), last: EXTENSIONS.at(-1) ?? '' };

/** What takes more than the files of one language. */
export interface RepositoryTaker {
  /** Whether files are a repository by themselves. */
  isRepository: (files: readonly File[]) => boolean;
  take: (files: readonly File[]) => void;
  /** Takes what is dropped if it is a repository, and returns whether it is. */
  takeDrop: (transfer: DataTransfer) => boolean;
  /** Other ways to choose one. */
  buttons: ReactNode;
}

interface FileDropProps {
  reading: FileReading;
  /** Absent: only the files of one language are taken. */
  repository?: RepositoryTaker | undefined;
}

/** The area to drop or choose files, with their content and problems. */
export function FileDrop({ reading: state, repository }: FileDropProps) {
  const text = useText();
  const { files, problem } = state;
  const [offered, setOffered] = useState<readonly File[]>([]);
  const isRefused = refusalOf(offered.map(({ name }) => name)) !== null;
  const take = (all: File[]): void => {
    if (repository?.isRepository(all)) repository.take(all);
    else state.add(all);
    setOffered([...files.filter(({ name }) => all.every((file) => file.name !== name)), ...all]);
  };
  const takeDrop = (event: DragEvent): void => {
    if (!repository?.takeDrop(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.files} onDropCapture={takeDrop}>
      <Upload.Dragger
        multiple
        // Accepts any file: the content decides, and unsuitable files are listed with the reason.
        accept={{ format: EXTENSIONS.join(','), filter: 'native' }}
        showUploadList={false}
        // Files are read in the browser and not uploaded.
        beforeUpload={(file, all) => {
          if (file === all[0]) take(all);
          return false;
        }}
        className={files.length > 0 ? styles.small : undefined}
      >
        <InboxOutlined aria-hidden className={styles.icon} />
        <p>
          <strong>{text('imports.add_file')}</strong> <span>{text('imports.drop', KNOWN)}</span>
        </p>
      </Upload.Dragger>
      {repository && files.length === 0 && <div className={styles.ways}>{repository.buttons}</div>}
      {files.map((file) => (
        <ChosenFile key={file.name} file={file} state={state} />
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {text(problem.id, problem.values)}
          {repository && isRefused && (
            <Button type="link" size="small" onClick={() => repository.take(offered)}>
              {text('repo.as_repository')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function ChosenFile({ file, state }: { file: File; state: FileReading }) {
  const text = useText();
  const { isReading, remove, stop } = state;
  return (
    <div className={styles.file} aria-busy={isReading}>
      <FileTextOutlined aria-hidden className={styles.fileIcon} />
      <div className={styles.words}>
        <strong dir="auto">{file.name}</strong>
        <div className={styles.state} aria-live="polite">
          <FileState file={file} state={state} />
        </div>
      </div>
      <FormatSelect file={file} state={state} />
      <Button type="text" size="small" onClick={() => (isReading ? stop() : remove(file))}>
        {text(isReading ? 'imports.stop' : 'app.remove')}
      </Button>
    </div>
  );
}

/** A file: being read, its content, or why it could not be read. */
function FileState({ file, state: { isReading, reading } }: { file: File; state: FileReading }) {
  const text = useText();
  if (isReading)
    return (
      <>
        {text('imports.reading', { file: file.name })}
        <Delayed>
          <progress className={styles.progress} aria-label={text('imports.reading', { file: file.name })} />
        </Delayed>
      </>
    );
  if (!reading) return null;
  if (reading.status === 'ok')
    return (
      <>
        <ImportSummary reading={reading} />
        <CarriedContent file={file} reading={reading} />
      </>
    );
  const format = unreadFormat(extensionOf(file.name));
  const isUnknown = reading.kinds.some((kind) => kind.file === file.name && kind.format === null);
  if (isUnknown && format !== null) return <span>{text('repo.unsupported', { format })}</span>;
  const reports = reading.error ? [...reading.warnings, reading.error] : reading.warnings;
  const own = reports.find((report) => (report.file ?? file.name) === file.name);
  return own ? <WarningText warning={own} isBelowFile /> : null;
}
