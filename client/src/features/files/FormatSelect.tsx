import { Select } from 'antd';

import { FORMATS } from '#core/formats/registry/registry.js';

import { useText } from '../../i18n/use-text.js';
import { platformName } from '../../lib/text/platform-name.js';
import styles from './FileDrop.module.css';
import type { FileReading } from './reading/use-file-reading.js';

/** Asks for the format of a file that fits several. */
export function FormatSelect({ file, state }: { file: File; state: FileReading }) {
  const text = useText();
  const kind = state.reading?.kinds.find((one) => one.file === file.name);
  if (!kind || kind.candidates.length === 0) return null;
  return (
    <Select
      size="small"
      className={styles.format ?? ''}
      aria-label={text('imports.format_of', { file: file.name })}
      value={kind.format}
      popupMatchSelectWidth={false}
      options={FORMATS.filter(({ id }) => kind.candidates.includes(id)).map(
        ({ id, platform, extensions }) => ({
          value: id,
          label: `${platformName(text, platform)} (.${extensions[0] ?? id})`,
        }),
      )}
      onChange={(format) => state.chooseFormat(file, format)}
    />
  );
}
