import { Select } from 'antd';

import { XLIFF_VERSIONS } from '#core/formats/model/xliff-version.js';
import type { XliffVersion } from '#core/formats/model/xliff-version.js';

import { useText } from '../../i18n/use-text.js';
import type { ExportChoices } from './export-choice.js';
import styles from './ExportDialog.module.css';

interface XliffVersionFieldProps {
  choices: ExportChoices;
  /** Imported files keep their version. */
  hasImported: boolean;
  onChange: (change: Partial<ExportChoices>) => void;
}

/** The choice of a version for new XLIFF documents. */
export function XliffVersionField({ choices, hasImported, onChange }: XliffVersionFieldProps) {
  const text = useText();
  const { platform, asImported, xliffVersion } = choices;
  if (platform !== 'xliff' || (asImported && hasImported)) return null;
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{text('export.xliff_version')}</span>
      <Select<XliffVersion>
        value={xliffVersion ?? XLIFF_VERSIONS[0]}
        options={XLIFF_VERSIONS.map((version) => ({ value: version, label: `XLIFF ${version}` }))}
        onChange={(version) => onChange({ xliffVersion: version })}
      />
    </label>
  );
}
