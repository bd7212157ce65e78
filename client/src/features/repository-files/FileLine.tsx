import { MoreOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

import type { RemovedKeys } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { FORMATS } from '#core/formats/registry/registry.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { actorOf } from '../../lib/text/actor-of.js';
import { platformName } from '../../lib/text/platform-name.js';
import { relativeTime } from '../../lib/text/relative-time.js';
import { Menu } from '../../ui/popups/Menu.js';
import type { FileRow } from './file-rows.js';
import { FileDocuments } from './FileDocuments.js';
import { FileProgress } from './FileProgress.js';
import styles from './Files.module.css';
import { PathEditor } from './PathEditor.js';
import { PathText } from './PathText.js';
import { RemoveFileDialog } from './RemoveFileDialog.js';

export interface FileActions {
  onRename: (path: string) => Promise<void>;
  /** One place up or down. */
  onMove: (by: 1 | -1) => void;
  onRemove: (keys: RemovedKeys) => Promise<void>;
}

interface FileLineProps {
  file: FileRow;
  project: ProjectDetails;
  /** Otherwise the row is a card. */
  hasColumns: boolean;
  /** The templates of the other files. */
  taken: readonly string[];
  /** Null for members who may not change the project. */
  actions: FileActions | null;
}

const MOVES: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** A file: its template, and on request its documents; with a menu to change or remove it. */
export function FileLine({ file, project, hasColumns, taken, actions }: FileLineProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const edit = (): void => setEdited(true);
  return (
    <>
      <tr className={styles.row}>
        <td className={styles.toggle}>
          <Button
            type="text"
            icon={<RightOutlined aria-hidden rotate={isOpen ? 90 : 0} />}
            aria-label={file.path}
            aria-expanded={isOpen}
            aria-controls={id}
            onKeyDown={(event) => move(event, actions)}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
        <th scope="row">
          {isEdited && actions ? (
            <PathEditor
              file={file}
              taken={taken}
              onSave={actions.onRename}
              onClose={() => setEdited(false)}
            />
          ) : (
            <PathText path={file.path} />
          )}
          <div className={styles.about}>
            {`${formatName(file.format, text)}, ${text('language.key_count', { count: file.keys })}`}
          </div>
          {!hasColumns && (
            <div className={styles.card}>
              <FileProgress counts={file.counts} />
              <LastImport file={file} projectId={project.id} />
            </div>
          )}
        </th>
        {hasColumns && <Columns file={file} projectId={project.id} />}
        {actions && (
          <td className={styles.menu}>
            <FileMenu file={file} onEdit={edit} onRemove={actions.onRemove} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr id={id} className={styles.opened}>
          {hasColumns && <td />}
          <td colSpan={ALL_COLUMNS}>
            <FileDocuments file={file} project={project} onChangePath={actions ? edit : null} />
          </td>
        </tr>
      )}
    </>
  );
}

function move(event: KeyboardEvent, actions: FileActions | null): void {
  const by = event.altKey ? MOVES[event.key] : undefined;
  if (by === undefined || !actions) return;
  event.preventDefault();
  actions.onMove(by);
}

interface ColumnsProps {
  file: FileRow;
  projectId: number;
}

function Columns({ file, projectId }: ColumnsProps) {
  return (
    <>
      <td className="num">
        <FormattedNumber value={file.documents.length} />
      </td>
      <td>
        <FileProgress counts={file.counts} />
      </td>
      <td className={styles.latest}>
        <LastImport file={file} projectId={projectId} />
      </td>
    </>
  );
}

interface FileMenuProps {
  file: FileRow;
  onEdit: () => void;
  onRemove: FileActions['onRemove'];
}

function FileMenu({ file, onEdit, onRemove }: FileMenuProps) {
  const text = useText();
  const [isRemoved, setRemoved] = useState(false);
  const items = [
    { key: 'path', label: text('files.change_path'), onClick: onEdit },
    { key: 'remove', label: text('files.remove'), danger: true, onClick: () => setRemoved(true) },
  ];
  return (
    <>
      <Menu placement="bottomRight" menu={{ items }}>
        <Button
          type="text"
          icon={<MoreOutlined aria-hidden />}
          aria-label={text('files.actions', { path: file.path })}
        />
      </Menu>
      <RemoveFileDialog open={isRemoved} file={file} onRemove={onRemove} onClose={() => setRemoved(false)} />
    </>
  );
}

/** A `colSpan` that covers any number of columns. */
const ALL_COLUMNS = 5;

function formatName(format: string, text: ReturnType<typeof useText>): string {
  const known = FORMATS.find(({ id }) => id === format);
  return known ? `${platformName(text, known.platform)} .${known.extensions[0] ?? known.id}` : format;
}

/** When the newest document was imported and by whom, with a link to the activity. */
function LastImport({ file, projectId }: ColumnsProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const { latest } = file;
  if (!latest) return null;
  return (
    <Link to={`/projects/${projectId}?d=activity`} className={styles.import}>
      <time dateTime={latest.at}>{relativeTime(latest.at, locale, text)}</time>
      {latest.by !== null && <span>{actorOf({ actor: latest.by }, text)}</span>}
    </Link>
  );
}
