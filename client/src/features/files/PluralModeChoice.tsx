import { Radio } from 'antd';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../i18n/use-text.js';
import styles from './PluralModeChoice.module.css';
import type { FileReading } from './reading/use-file-reading.js';

/** How a new project keeps plurals; asked where three forms do not do for those of its files. */
export function PluralModeChoice({ of: { lostPlurals, pluralMode, choosePluralMode } }: { of: FileReading }) {
  const text = useText();
  if (lostPlurals === 0) return null;
  const options: { value: PluralMode; label: string }[] = [
    { value: 'cldr', label: text('imports.mode_cldr') },
    { value: 'strict', label: text('imports.mode_strict') },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{text('imports.mode_loss', { count: lostPlurals })}</legend>
      <Radio.Group
        vertical
        value={pluralMode}
        options={options}
        onChange={({ target }) => choosePluralMode(target.value as PluralMode)}
      />
    </fieldset>
  );
}
