import { Segmented } from 'antd';

import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';

import { useText } from '../../i18n/use-text.js';
import { NativeSelect } from '../../ui/fields/NativeSelect.js';
import styles from './ReplaceChoice.module.css';

interface ReplaceChoiceProps {
  /** Set by a form, where it is in one. */
  value?: ReplacedTexts;
  onChange?: (replace: ReplacedTexts) => void;
  /** Whether the choices have room beside each other. */
  isWide: boolean;
  isDisabled?: boolean;
}

/** Which texts of a project an import replaces. */
export function ReplaceChoice({ value = 'empty', onChange, isWide, isDisabled = false }: ReplaceChoiceProps) {
  const text = useText();
  const options = [
    { value: 'all' as const, label: text('export.everything') },
    { value: 'unvalidated' as const, label: text('again.replace_open') },
    { value: 'empty' as const, label: text('again.replace_empty') },
  ];
  if (isWide)
    return (
      <Segmented
        aria-label={text('finding.replace')}
        value={value}
        disabled={isDisabled}
        options={options}
        onChange={(chosen) => onChange?.(chosen)}
      />
    );
  return (
    <NativeSelect
      className={styles.select}
      label={text('finding.replace')}
      value={value}
      isDisabled={isDisabled}
      options={options}
      onChange={(chosen) => onChange?.(chosen)}
    >
      {options.find((option) => option.value === value)?.label}
    </NativeSelect>
  );
}
