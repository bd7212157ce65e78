import type { ImportPlan, ImportWarning } from '#core/formats/index.js';

/** A hundred languages and fifty thousand keys would make five million reports: beyond this they are counted. */
export const MOST_WARNINGS = 1_000;

/**
 * What an import has to say: the plan's own reports, then every new key that is empty in a language the files did not
 * hold. A last line counts those that are left out.
 */
export function importWarnings(
  { keys, warnings }: Pick<ImportPlan, 'keys' | 'warnings'>,
  untouched: readonly { name: string }[],
): ImportWarning[] {
  const shown = warnings.slice(0, MOST_WARNINGS);
  for (const { name } of keys.slice(0, MOST_WARNINGS)) {
    const room = Math.max(0, MOST_WARNINGS - shown.length);
    shown.push(...untouched.slice(0, room).map((language) => missing(name, language.name)));
  }
  const leftOut = warnings.length + keys.length * untouched.length - shown.length;
  return leftOut === 0 ? shown : [...shown, { reason: 'imports.left_out', color: 'orange', count: leftOut }];
}

const missing = (key: string, language: string): ImportWarning => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language,
});
