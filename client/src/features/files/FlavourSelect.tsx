import { Select } from 'antd';
import { useId } from 'react';

import { JSON_FLAVOURS } from '#core/formats/plurals/flavours.js';
import type { JsonFlavour } from '#core/formats/index.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import styles from './FlavourSelect.module.css';

const NAMES: Record<JsonFlavour, MessageId> = {
  pipes: 'plurals.pipes',
  i18next: 'plurals.i18next',
  icu: 'plurals.icu',
};

interface FlavourSelectProps {
  value: JsonFlavour;
  /** What the choice means here. */
  help: string | null;
  onChange: (flavour: JsonFlavour) => void;
}

/** The choice of how JSON holds plurals. */
export function FlavourSelect({ value, help, onChange }: FlavourSelectProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{text('plurals.format')}</label>
      <Select<JsonFlavour>
        id={id}
        value={value}
        options={JSON_FLAVOURS.map((flavour) => ({ value: flavour, label: text(NAMES[flavour]) }))}
        onChange={onChange}
      />
      {help !== null && (
        <small role="status" className="num">
          {help}
        </small>
      )}
    </div>
  );
}
