import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { sumOf } from './plural-change.js';
import styles from './SwitchForFiles.module.css';
import type { PluralSwitch } from './use-plural-switch.js';

interface SwitchInBriefProps {
  change: PluralSwitch;
  /** The number of plural keys known to the page. */
  plurals: number;
  onCancel: () => void;
  onSwitch: (button: HTMLElement) => void;
}

/** The effect of a switch to the forms of each language in a sentence, and a button that confirms it. */
export function SwitchInBrief({ change, plurals, onCancel, onSwitch }: SwitchInBriefProps) {
  const text = useText();
  const { forecast, forecastError, isRunning } = change;
  const keys = forecast?.keys ?? plurals;
  const words = useRef<HTMLDivElement>(null);
  // The button that opened this was removed.
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <div ref={words} tabIndex={-1}>
        {forecastError === undefined && (
          <p role="status" aria-busy={forecast === undefined}>
            {forecast ? text('plural.sums', { keys, ...sumOf(forecast) }) : text('plural.looking')}
          </p>
        )}
        <p>{text('plural.undo_help')}</p>
      </div>
      <div className={styles.buttons}>
        <Button disabled={isRunning} onClick={onCancel}>
          {text('app.cancel')}
        </Button>
        <Button
          disabled={forecast === undefined}
          loading={isRunning}
          onClick={({ currentTarget }) => onSwitch(currentTarget)}
        >
          {text('plural.switch', { count: keys })}
        </Button>
      </div>
    </>
  );
}
