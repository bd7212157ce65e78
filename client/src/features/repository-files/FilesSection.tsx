import { FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';

import type { FileDetails } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { editorOfFile } from '../../project/search/editor-of-file.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptyKeys from '../../ui/illustrations/empty-keys.svg';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { Section } from '../../ui/Section.js';
import { useFileCalls, useFiles } from './api.js';
import { fileRows } from './file-rows.js';
import { FileLine } from './FileLine.js';
import styles from './Files.module.css';
import { useDragOrder } from './use-drag-order.js';

interface FilesSectionProps {
  project: ProjectDetails;
  /** Where a repository is imported; null: the user may not. */
  importPath: string | null;
}

/** The files of the repository: their templates, documents and progress. */
export function FilesSection({ project, importPath }: FilesSectionProps) {
  const text = useText();
  const navigate = useNavigate();
  const mayWrite = useCan(project)('canWriteProject');
  const loaded = useFiles(project.id);
  return (
    <Section
      isMain
      title={text('files.title')}
      help={text('files.help')}
      aside={
        importPath !== null && (
          <Button
            type="primary"
            icon={<FolderOpenOutlined aria-hidden />}
            onClick={() => void navigate(importPath)}
          >
            {text('files.import')}
          </Button>
        )
      }
      tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
    >
      <AsyncView of={loaded} skeleton={<ListSkeleton rows={4} rowHeight={60} mark="square" />}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState image={emptyKeys} title={text('files.empty_title')} text={text('files.empty_text')} />
          ) : (
            <FileTable files={files} project={project} mayWrite={mayWrite} />
          )
        }
      </AsyncView>
    </Section>
  );
}

interface FileTableProps {
  files: readonly FileDetails[];
  project: ProjectDetails;
  mayWrite: boolean;
}

function FileTable({ files, project, mayWrite }: FileTableProps) {
  const text = useText();
  const hasColumns = useAtLeast('md');
  const calls = useFileCalls(project.id);
  const [move] = useAction(calls.move, { errors: { 403: 'errors.unauthorized' } });
  const { rows, orphans } = fileRows(files, project);
  const dragged = useDragOrder((from, to) => {
    const file = rows[from];
    if (file) void move(file.id, to);
  });
  const keys = rows.reduce((sum, row) => sum + row.keys, 0);
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead className={hasColumns ? '' : 'visually-hidden'}>
            <tr>
              <td />
              <th scope="col">{text('repo.file')}</th>
              {hasColumns && (
                <>
                  <th scope="col">{text('files.documents')}</th>
                  <th scope="col">{text('files.col_translated')}</th>
                  <th scope="col">{text('files.col_import')}</th>
                </>
              )}
              {mayWrite && (
                <th scope="col">
                  <span className="visually-hidden">{text('app.more')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((file, index) => (
              <FileLine
                key={file.id}
                file={file}
                files={files}
                project={project}
                hasColumns={hasColumns}
                dragged={dragged(index)}
                taken={files.flatMap(({ id, path }) => (id === file.id ? [] : [path]))}
                actions={
                  mayWrite
                    ? {
                        onRename: (path) => calls.rename(file.id, path),
                        onRemove: (removed) => calls.remove(file, removed),
                        onMove: (by) => {
                          const to = index + by;
                          if (to >= 0 && to < rows.length) void move(file.id, to);
                        },
                      }
                    : null
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        <span>{text('files.count', { files: files.length, keys })}</span>
        {orphans > 0 && (
          <span>
            {text('files.orphans', { n: orphans })}{' '}
            <Link to={editorOfFile(project.id, null, files)}>
              {text('files.orphans_show', { n: orphans })}
            </Link>
          </span>
        )}
      </p>
    </>
  );
}
