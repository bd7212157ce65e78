import { Button, Segmented } from 'antd';

import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';

import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import type { Choices, Decided } from '../deciding/choices.js';
import styles from './ReviewFoot.module.css';

interface ReviewFootProps {
  decided: Decided;
  choices: Choices;
  isBusy: boolean;
  isNothing: boolean;
  onReplace: (replace: ReplacedTexts) => void;
  onDiscard: () => void;
  onSubmit: () => void;
}

/** What is ticked, which texts are replaced, and the buttons. */
export function ReviewFoot(props: ReviewFootProps) {
  const { decided, choices, isBusy, isNothing, onReplace, onDiscard, onSubmit } = props;
  const text = useText();
  const isWide = useAtLeast('lg');
  const options = [
    { value: 'all' as const, label: text('export.everything') },
    { value: 'unvalidated' as const, label: text('again.replace_open') },
    { value: 'empty' as const, label: text('again.replace_empty') },
  ];
  return (
    <footer className={styles.foot}>
      {!isNothing && (
        <p className={styles.words}>
          <strong className="num">{text('again.ticked', { n: decided.n, changes: decided.of })}</strong>
          {decided.skipped > 0 && <span> {text('again.skipped', { n: decided.skipped })}</span>}
        </p>
      )}
      {!isNothing && (
        <label className={styles.replace}>
          <span>{text('finding.replace')}</span>
          {isWide ? (
            <Segmented
              aria-label={text('finding.replace')}
              value={choices.replace}
              options={options}
              onChange={onReplace}
            />
          ) : (
            <select
              value={choices.replace}
              onChange={({ target }) => onReplace(target.value as ReplacedTexts)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </label>
      )}
      <Button onClick={onDiscard}>{text('again.discard')}</Button>
      {!isNothing && (
        <Button type="primary" loading={isBusy} disabled={decided.n === 0} onClick={onSubmit}>
          {text('again.submit', { changes: decided.n })}
        </Button>
      )}
    </footer>
  );
}
