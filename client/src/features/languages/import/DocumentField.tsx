import { Alert, Select } from 'antd';
import { useId } from 'react';

import { useText } from '../../../i18n/use-text.js';
import styles from './DocumentField.module.css';
import type { FilePlacing, PlacedFiles } from './use-placed-files.js';

/** Stands for no file; not the id of any. */
const NO_FILE = 0;

const LACKS = { format: 'imports.no_file_of_format', place: 'imports.no_file_with_place' } as const;

interface DocumentFieldsProps extends Pick<PlacedFiles, 'placings' | 'choose'> {
  /** The name of the language to import into. */
  language: string;
}

/** The documents of the project that the chosen files are, or why they are none. */
export function DocumentFields({ placings, choose, language }: DocumentFieldsProps) {
  const text = useText();
  return placings.map((placing) => {
    const { file, lacks } = placing;
    if (lacks)
      return (
        <Alert
          key={file.name}
          type="info"
          showIcon
          role="status"
          title={`${text(LACKS[lacks], { file: file.name, language })} ${text('imports.keys_without_file')}`}
        />
      );
    return (
      <DocumentField
        key={file.name}
        {...placing}
        isNamed={placings.length > 1}
        onChoose={(id) => choose(file, id)}
      />
    );
  });
}

interface DocumentFieldProps extends FilePlacing {
  /** Whether the label says which file it is about. */
  isNamed: boolean;
  onChoose: (id: number | null) => void;
}

function DocumentField({ file, places, chosen, isNamed, onChoose }: DocumentFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {isNamed ? text('imports.document_of', { file: file.name }) : text('imports.document')}
      </label>
      <Select
        id={id}
        className={styles.select ?? ''}
        value={chosen?.id ?? NO_FILE}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          ...places.map(({ id: value, path }) => ({ value, label: path })),
          { value: NO_FILE, label: text('files.none') },
        ]}
        onChange={(value: number) => onChoose(value === NO_FILE ? null : value)}
      />
      <p>{text(chosen ? 'imports.document_help' : 'imports.no_document_help')}</p>
    </div>
  );
}
