import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { langOf } from '../../../lib/text/language.js';
import type { EditedField } from '../../../project/section-props.js';

/** What makes a text area the place where a value is typed: leaving it saves. */
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

/**
 * Marks what belongs to a field without being typed into: to go there does not leave it. A click leaves the focus and the
 * caret in the field, since Safari would give the focus to what is around a button.
 */
export const STAYS_IN_FIELD = {
  'data-stays-in-field': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stays-in-field]') !== null;

/** Saves what was typed: the focus has gone elsewhere. */
export function leaveField(field: EditedField, setActive: (isActive: boolean) => void): void {
  field.commit();
  setActive(false);
}
