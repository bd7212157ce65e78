import { Button } from 'antd';
import { useMemo, useState } from 'react';
import useSWR from 'swr';

import type { FileDetails } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import styles from './Context.module.css';
import { useKeyLines } from './lines/use-key-lines.js';

interface DocumentPathProps {
  row: KeySummary;
  /** The language whose document comes first. */
  languageId: number | undefined;
}

/** Documents that are shown until all are asked for. */
const SHOWN = 5;

/** Where a key stands in the repository: its documents with their lines; else the template of its file. */
export function DocumentPath({ row, languageId }: DocumentPathProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { files, languages } = useStructure(project);
  const [isWhole, setWhole] = useState(false);
  const file = files.find(({ id }) => id === row.fileId)?.path ?? '';
  const tags = useMemo(() => new Map(languages.map(({ id, tag }) => [id, tag])), [languages]);
  const lines = useKeyLines(project.projectId, { file, keyId: row.id }, tags);
  const { data } = useSWR<FileDetails[]>(routes.listFiles(project.projectId));
  const own = data?.find(({ id }) => id === row.fileId)?.documents ?? [];
  const lineIn = new Map(lines.map((line) => [line.languageId, line]));
  const documents = languages
    .flatMap((language) => {
      const path = own.find((document) => document.languageId === language.id)?.path;
      const { path: imported = path, line = null } = lineIn.get(language.id) ?? {};
      return imported === undefined ? [] : [{ language, path: path ?? imported, line }];
    })
    .sort((one, other) => Number(other.language.id === languageId) - Number(one.language.id === languageId));
  const shown = isWhole ? documents : documents.slice(0, SHOWN);
  return (
    <div className={styles.field}>
      <h3>{text('key.file')}</h3>
      {documents.length === 0 && (
        <span className={`mono ${styles.path}`} translate="no">
          {file}
        </span>
      )}
      <ul className={styles.documents}>
        {shown.map(({ language, path, line }) => (
          <li key={language.id}>
            <LanguageBadge {...language} />
            <span className={`mono ${styles.path}`} translate="no">
              {line === null ? path : text('files.line', { path, line })}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < documents.length && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {text('again.more', { n: documents.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
