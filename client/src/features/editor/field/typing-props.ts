import type { ComponentPropsWithoutRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { langOf } from '../../../lib/text/language.js';
import type { EditedField } from '../../../project/section-props.js';
import { isInField } from '../note/stays-in-field.js';

/** The props of a text area for a value: blur saves. */
export const typingProps = (
  field: EditedField,
  language: LanguageView,
  setActive: (isActive: boolean) => void,
): ComponentPropsWithoutRef<'textarea'> => ({
  maxLength: LIMITS.valueText,
  value: field.text,
  spellCheck: true,
  ...langOf(language),
  onChange: (event) => field.type(event.target.value),
  onFocus: () => setActive(true),
  onBlur: ({ relatedTarget }) => {
    if (!isInField(relatedTarget)) leaveField(field, setActive);
  },
});

/** Saves the typed text after the focus has left. */
export function leaveField(field: EditedField, setActive: (isActive: boolean) => void): void {
  field.commit();
  setActive(false);
}
