import { useText } from '../../i18n/use-text.js';
import { ImportOption } from './ImportOption.js';

interface CompletePluralsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether plurals without zero or one are taken all the same; the chosen files are read again at once. */
export function CompletePlurals({ checked, onChange }: CompletePluralsProps) {
  const text = useText();
  return (
    <ImportOption
      label={text('imports.complete_plurals')}
      help={text('imports.complete_plurals_help')}
      checked={checked}
      onChange={onChange}
    />
  );
}
