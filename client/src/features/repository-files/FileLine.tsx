import { HolderOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedNumber } from 'react-intl';

import type { FileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { FORMATS } from '#core/formats/registry/registry.js';

import { useText } from '../../i18n/use-text.js';
import { platformName } from '../../lib/text/platform-name.js';
import type { FileActions } from './file-actions.js';
import type { FileRow } from './file-rows.js';
import { FileDocuments } from './FileDocuments.js';
import { FileMenu } from './FileMenu.js';
import { FileProgress } from './FileProgress.js';
import styles from './Files.module.css';
import { LastImport } from './LastImport.js';
import { PathEditor } from './PathEditor.js';
import { PathText } from './PathText.js';
import type { DraggedRow } from './use-drag-order.js';

interface FileLineProps {
  file: FileRow;
  /** All of the project. */
  files: readonly FileView[];
  project: ProjectDetails;
  dragged: DraggedRow;
  /** Otherwise the row is a card. */
  hasColumns: boolean;
  /** The templates of the other files. */
  taken: readonly string[];
  /** Null for members who may not change the project. */
  actions: FileActions | null;
}

const MOVES: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** A file: its template, and on request its documents; with a menu to change or remove it. */
export function FileLine({ file, files, project, dragged, hasColumns, taken, actions }: FileLineProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const edit = (): void => setEdited(true);
  return (
    <>
      <tr className={styles.row} data-drop={dragged.drop} {...dragged.row}>
        <td className={styles.toggle}>
          {hasColumns && actions && <Grip of={dragged} />}
          <Toggle
            path={file.path}
            controls={id}
            isOpen={isOpen}
            onKeyDown={(event) => move(event, actions)}
            onToggle={() => setOpen(!isOpen)}
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
          <Opened {...{ file, files, project, hasColumns }} onChangePath={actions ? edit : null} />
        </tr>
      )}
    </>
  );
}

interface ToggleProps {
  path: string;
  /** The id of what it shows. */
  controls: string;
  isOpen: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onToggle: () => void;
}

function Toggle({ path, controls, isOpen, onKeyDown, onToggle }: ToggleProps) {
  return (
    <Button
      type="text"
      icon={<RightOutlined aria-hidden rotate={isOpen ? 90 : 0} />}
      aria-label={path}
      aria-expanded={isOpen}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onClick={onToggle}
    />
  );
}

interface OpenedProps extends Pick<FileLineProps, 'file' | 'files' | 'project' | 'hasColumns'> {
  onChangePath: (() => void) | null;
}

function Opened({ hasColumns, ...documents }: OpenedProps) {
  return (
    <>
      {hasColumns && <td />}
      <td colSpan={ALL_COLUMNS}>
        <FileDocuments {...documents} />
      </td>
    </>
  );
}

function Grip({ of }: { of: DraggedRow }) {
  const text = useText();
  return (
    <span className={styles.grip} title={text('files.drag')} {...of.grip}>
      <HolderOutlined aria-hidden />
    </span>
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

/** A `colSpan` that covers any number of columns. */
const ALL_COLUMNS = 5;

function formatName(format: string, text: ReturnType<typeof useText>): string {
  const known = FORMATS.find(({ id }) => id === format);
  return known ? `${platformName(text, known.platform)} .${known.extensions[0] ?? known.id}` : format;
}
