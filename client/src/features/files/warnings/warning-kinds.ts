import type { ImportWarning } from '#core/formats/index.js';

/** A plural that was left out for its forms, which completing may mend. */
export const isRefusedPlural = ({ reason }: ImportWarning): boolean =>
  reason === 'imports.quantity_missing' || reason === 'imports.quantity_not_found';

/** A plural that completing does mend: the missing forms are copied from other. */
export const isCompletable = ({ reason, quantities = [] }: ImportWarning): boolean =>
  reason === 'imports.quantity_missing' && !quantities.includes('other');

type MarkupKind = 'translatable_ignored' | 'markup_removed';

/** What an ignored part of a file was, if the text around or inside it was imported. */
export function keptMarkup({ reason, what = '' }: ImportWarning): MarkupKind | null {
  if (reason !== 'imports.content_ignored') return null;
  if (what === 'translatable') return 'translatable_ignored';
  return what.startsWith('xliff:') ? 'markup_removed' : null;
}

/** Whether something of the files was not imported. A stored warning without a colour is a problem. */
export function isLoss(warning: ImportWarning): boolean {
  if (warning.reason === 'imports.content_ignored') return keptMarkup(warning) === null;
  // Nothing of the file is lost: the project has the key, and its value can be typed.
  if (warning.reason === 'imports.no_values_found') return false;
  return warning.color !== 'orange';
}

const PLURAL_REASONS: readonly ImportWarning['reason'][] = [
  'imports.quantity_missing',
  'imports.quantity_not_found',
  'imports.quantity_not_found_json',
];

/** How many plurals were left out, or lost a form. */
export const countLostPlurals = (warnings: readonly ImportWarning[]): number =>
  new Set(
    warnings.flatMap(({ reason, file = '', key = '' }) =>
      PLURAL_REASONS.includes(reason) ? [`${file} ${key}`] : [],
    ),
  ).size;
