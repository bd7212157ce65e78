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
        language={language}
        isNamed={placings.length > 1}
        onChoose={(id) => choose(file, id)}
      />
    );
  });
}

interface DocumentFieldProps extends FilePlacing {
  language: string;
  /** Whether the label says which file it is about. */
  isNamed: boolean;
  onChoose: (id: number | null) => void;
}

function DocumentField(props: DocumentFieldProps) {
  const { file, places, chosen, isNamed, onChoose } = props;
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
        labelRender={({ label }) => (
          <span className={styles.chosen}>
            <bdi dir="ltr">{label}</bdi>
          </span>
        )}
        optionRender={({ label }) => <span className={styles.option}>{label}</span>}
        onChange={(value: number) => onChoose(value === NO_FILE ? null : value)}
      />
      <DocumentHelp {...props} />
    </div>
  );
}

function DocumentHelp({ chosen, namesake, language }: DocumentFieldProps) {
  const text = useText();
  if (chosen) return <p>{text('imports.document_help')}</p>;
  return (
    <p>
      {namesake !== null && (
        <>{text('imports.namesake_without_place', { path: namesake, language, part: '{language}' })} </>
      )}
      {text('imports.no_document_help')}
    </p>
  );
}
