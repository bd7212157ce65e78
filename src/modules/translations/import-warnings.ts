import type { ImportPlan, ImportWarning } from '#core/formats/index.js';

/**
 * A hundred languages and fifty thousand keys could cause five million warnings: beyond this number, they are counted.
 */
export const MOST_WARNINGS = 1_000;

/**
 * The warnings of an import: those of the plan, then one per new key and language that the files leave empty. A last
 * line counts those that are omitted.
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
