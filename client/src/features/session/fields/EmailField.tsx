import { useText } from '../../../i18n/use-text.js';
import { Field } from './Field.js';
import type { FieldProps } from './Field.js';

export function EmailField(props: Omit<FieldProps, 'label' | 'name' | 'type'>) {
  const text = useText();
  return (
    // Motley validates the address with its own messages; the type only chooses the keyboard.
    <Field
      {...props}
      name="email"
      label={text('auth.email')}
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
