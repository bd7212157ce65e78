import { Radio } from 'antd';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../i18n/use-text.js';
import { pluralLosses } from './plural-losses.js';
import styles from './PluralModeChoice.module.css';
import type { FileReading } from './reading/use-file-reading.js';

/** The plural mode of a new project, if three forms are not enough for the plurals of its files. */
export function PluralModeChoice({ of: { losses, pluralMode, choosePluralMode } }: { of: FileReading }) {
  const text = useText();
  if (!losses) return null;
  const options: { value: PluralMode; label: string }[] = [
    { value: 'cldr', label: text('imports.mode_cldr') },
    { value: 'strict', label: text('imports.mode_strict') },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{pluralLosses(text, losses)}</legend>
      <Radio.Group
        vertical
        value={pluralMode}
        options={options}
        onChange={({ target }) => choosePluralMode(target.value as PluralMode)}
      />
    </fieldset>
  );
}
