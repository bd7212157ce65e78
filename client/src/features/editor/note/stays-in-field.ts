import type { MouseEvent } from 'react';

/**
 * Marks elements that belong to a field: moving to them does not leave it. A click does not take the focus and the
 * caret from the field, since Safari would focus the element around the button.
 */
export const STAYS_IN_FIELD = {
  'data-stays-in-field': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stays-in-field]') !== null;
