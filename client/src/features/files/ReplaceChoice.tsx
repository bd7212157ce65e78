import { Segmented } from 'antd';

import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';

import { useText } from '../../i18n/use-text.js';

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
  const shared = { 'aria-label': text('finding.replace'), value, disabled: isDisabled };
  if (isWide) return <Segmented {...shared} options={options} onChange={(chosen) => onChange?.(chosen)} />;
  return (
    <select {...shared} onChange={({ target }) => onChange?.(target.value as ReplacedTexts)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
