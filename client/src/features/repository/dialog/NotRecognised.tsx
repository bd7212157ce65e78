import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import { warningMessage } from '../../files/warnings/WarningText.js';
import { ALL_FORMATS, formatName } from '../model/format-name.js';
import { alike } from '../model/alike.js';
import type { UnreadFiles } from '../model/alike.js';
import type { Repository } from '../model/use-repository.js';
import type { UnreadFile } from '../reading/repository-view.js';
import styles from './NotRecognised.module.css';
import { PathTemplate } from './PathTemplate.js';

/** Files that may hold texts and are not read, each with the reason and what to do. */
export function NotRecognised({ repository }: { repository: Repository }) {
  const text = useText();
  const files = repository.view?.notRecognised ?? [];
  const [isOpen, setOpen] = useState(() => files.some(({ reason }) => reason !== 'unsupported'));
  if (files.length === 0) return null;
  return (
    <section className={styles.section}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        <strong>{text('repo.not_recognised')}</strong>
        <span className="num">{files.length}</span>
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {alike(files).map((line) => (
            <Line key={line.first.path} line={line} repository={repository} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line: { first, files }, repository }: { line: UnreadFiles; repository: Repository }) {
  const text = useText();
  return (
    <li className={styles.line}>
      <span className={styles.path}>
        <PathTemplate path={first.path} />
        {files.length > 1 && (
          <span className={styles.more} title={files.map(({ path }) => path).join('\n')}>
            {text('repo.and_more', { count: files.length - 1 })}
          </span>
        )}
      </span>
      <span className={styles.reason}>{reasonOf(text, first)}</span>
      <span className={styles.action}>
        <Action of={first} files={files} repository={repository} />
      </span>
    </li>
  );
}

function reasonOf(text: Text, file: UnreadFile): string {
  const format = formatName(file.format ?? '');
  switch (file.reason) {
    case 'unsupported':
      return text('repo.unsupported', { format });
    case 'maybe':
      return text('repo.maybe');
    case 'too_large':
      return text('imports.too_large', { file: file.path, size: '20 MB' });
    case 'unreadable':
      return text('imports.unreadable', { file: file.path });
    case 'empty':
      return text('repo.empty_document');
    case 'invalid':
      return invalidReason(text, file);
  }
}

function invalidReason(
  text: Text,
  { path, format, error }: Extract<UnreadFile, { reason: 'invalid' }>,
): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const { line, fault, found = '' } = error;
  if (line === undefined || fault === undefined) return warningMessage(text, { file: name, ...error });
  const reason = text(`repo.fault_${fault}`, { found });
  return text('repo.invalid', { format: formatName(format), line, reason });
}

interface ActionProps {
  of: UnreadFile;
  files: readonly UnreadFile[];
  repository: Repository;
}

function Action({ of: file, files, repository }: ActionProps) {
  const text = useText();
  const { choices, choose } = repository;
  if (file.reason === 'unsupported')
    return (
      <Popover trigger="click" content={<p className={styles.formats}>{ALL_FORMATS}</p>}>
        <Button type="link" size="small">
          {text('repo.formats')}
        </Button>
      </Popover>
    );
  if (file.reason === 'maybe' && file.format !== null) {
    const { format } = file;
    const read = (): void =>
      choose({ formats: new Map([...choices.formats, ...files.map(({ path }) => [path, format] as const)]) });
    return (
      <Button type="link" size="small" onClick={read}>
        {text('repo.read_as', { format: formatName(format) })}
      </Button>
    );
  }
  if (file.reason === 'invalid' && file.error.line !== undefined)
    return <ShowLine path={file.path} line={file.error.line} repository={repository} />;
  return null;
}

/** Shows the lines of a document around a fault. */
function ShowLine({ path, line, repository }: { path: string; line: number; repository: Repository }) {
  const text = useText();
  const [lines, setLines] = useState<readonly string[]>([]);
  const read = (isOpen: boolean): void => {
    if (isOpen) void repository.service()?.linesOf(path, line).then(setLines);
  };
  const first = Math.max(1, line - 2);
  return (
    <Popover
      trigger="click"
      onOpenChange={read}
      content={
        <ol className={`mono ${styles.lines}`} start={first}>
          {lines.map((one, at) => (
            <li key={first + at} aria-current={first + at === line}>
              {one.slice(0, 200)}
            </li>
          ))}
        </ol>
      }
    >
      <Button type="link" size="small">
        {text('repo.show_line', { line })}
      </Button>
    </Popover>
  );
}
