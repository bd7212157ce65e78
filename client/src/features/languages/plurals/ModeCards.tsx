import { useId } from 'react';
import type { Ref } from 'react';

import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import styles from './ModeCards.module.css';

interface ModeCardsProps {
  ref?: Ref<HTMLFieldSetElement>;
  value: PluralMode;
  disabled: boolean;
  isBusy: boolean;
  onChange: (mode: PluralMode) => void;
}

/** The choice of a plural mode, as two cards. */
export function ModeCards({ ref, value, disabled, isBusy, onChange }: ModeCardsProps) {
  const text = useText();
  const id = useId();
  return (
    <fieldset ref={ref} className={styles.cards} disabled={disabled} aria-busy={isBusy}>
      <legend className="visually-hidden">{text('settings.plurals')}</legend>
      {PLURAL_MODES.map((mode) => (
        <label key={mode} className={styles.card}>
          <input
            type="radio"
            name={id}
            value={mode}
            checked={mode === value}
            aria-labelledby={`${id}-${mode}`}
            aria-describedby={`${id}-${mode}-help`}
            onChange={() => onChange(mode)}
          />
          <span>
            <span id={`${id}-${mode}`} className={styles.name}>
              {text(`plural.${mode}`)}
            </span>
            <span id={`${id}-${mode}-help`} className={styles.help}>
              {text(`plural.${mode}_help`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
