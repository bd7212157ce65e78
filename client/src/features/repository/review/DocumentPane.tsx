import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useText } from '../../../i18n/use-text.js';
import type { Choices } from '../deciding/choices.js';
import type { ChangeFilter } from '../deciding/sections.js';
import { treeOf } from '../deciding/tree.js';
import { NotRecognised } from '../dialog/NotRecognised.js';
import { Points } from '../dialog/Points.js';
import type { Repository } from '../model/use-repository.js';
import { AdoptionCard } from './AdoptionCard.js';
import styles from './DocumentPane.module.css';
import { FileDocuments } from './FileDocuments.js';
import { RenameCard } from './RenameCard.js';
import type { DocumentFilter } from './ReviewBar.js';

interface DocumentPaneProps {
  changes: RepositoryChanges;
  choices: Choices;
  /** The templates of files that are said to be new, though the project seems to have them. */
  separate: ReadonlySet<string>;
  repository: Repository;
  filter: ChangeFilter;
  documents: DocumentFilter;
  onSeparate: (template: string, isSeparate: boolean) => void;
  /** Shows the changes of a document, by its path, or of a file, by its template. */
  onSelect: (of: string) => void;
  onTick: (paths: readonly string[], isTicked: boolean) => void;
}

/** The documents that differ from the last import. */
export function DocumentPane(props: DocumentPaneProps) {
  const { changes, separate, repository, documents, onSeparate } = props;
  const text = useText();
  const { files, same } = treeOf(changes);
  const shown = files
    .map((file) => ({
      ...file,
      rows: file.rows.filter(({ state }) => documents === 'all' || state === documents),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section className={styles.pane} data-part="documents" aria-label={text('files.documents')}>
      <header className={styles.head}>
        <span>{text('files.documents')}</span>
        <span>{text('again.legend')}</span>
      </header>
      <div className={styles.scroll}>
        {changes.renames.map((rename) => (
          <RenameCard
            key={rename.to}
            rename={rename}
            isSeparate={separate.has(rename.to)}
            onSeparate={onSeparate}
          />
        ))}
        {changes.adoptions.map((adoption) => (
          <AdoptionCard
            key={adoption.file}
            adoption={adoption}
            isSeparate={separate.has(adoption.file)}
            onSeparate={onSeparate}
          />
        ))}
        {shown.map((file) => (
          <FileDocuments key={file.file} of={file} {...props} />
        ))}
        {same.length > 0 && (documents === 'all' || documents === 'same') && <Same paths={same} />}
        <div className={styles.points}>
          <Points repository={repository} />
          <NotRecognised repository={repository} />
        </div>
      </div>
    </section>
  );
}

/** Documents that are the same are one line. */
function Same({ paths }: { paths: readonly string[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.same} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        {text('again.same_line', { n: paths.length })}
      </button>
      {isOpen && (
        <ul className={styles.paths}>
          {paths.map((path) => (
            <li key={path} translate="no" dir="ltr">
              {path}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
