import type { PluralLoss, PluralLosses } from '#core/formats/index.js';

import type { Text } from '../../i18n/use-text.js';

/** Describes what the plurals of files lose in either mode. */
export const pluralLosses = (text: Text, { strict, cldr }: PluralLosses): string =>
  text('imports.mode_losses', { strict: lossOf(text, strict), cldr: lossOf(text, cldr) });

function lossOf(text: Text, loss: PluralLoss): string {
  const plurals = text('imports.loss_plurals', { count: loss.plurals });
  const forms = text('imports.loss_forms', { count: loss.forms });
  if (loss.plurals > 0 && loss.forms > 0) return text('imports.loss_both', { plurals, forms });
  if (loss.plurals > 0) return plurals;
  return loss.forms > 0 ? forms : text('imports.loss_nothing');
}
