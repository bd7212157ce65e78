import type { ImportWarning } from '#core/formats/index.js';

/** A plural left out because of its forms, which completing may fix. */
export const isRefusedPlural = ({ reason }: ImportWarning): boolean =>
  reason === 'imports.quantity_missing' || reason === 'imports.quantity_not_found';

/** A plural that completing fixes: missing forms are copied from `other`. */
export const isCompletable = ({ reason, quantities = [] }: ImportWarning): boolean =>
  reason === 'imports.quantity_missing' && !quantities.includes('other');

/** Returns whether something in the files was not imported. A stored warning without a colour counts as a loss. */
export function isLoss(warning: ImportWarning): boolean {
  // Nothing is lost: the project has the key, and its value can be typed.
  if (warning.reason === 'imports.no_values_found') return false;
  return warning.color !== 'orange';
}
