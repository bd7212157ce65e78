import type { ImportPlan, ImportWarning } from '#core/formats/index.js';

/** A hundred languages and fifty thousand keys would make five million reports: beyond this they are counted. */
export const MOST_WARNINGS = 1_000;

const missing = (key: string, language: string): ImportWarning => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language,
});

/**
 * What an import has to say: the plan's own reports, then every new key that is empty in a language the files did not
 * hold. Of what is left out, one line per reason tells the number.
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
  const left = new Map<ImportWarning['reason'], ImportWarning>();
  const leaveOut = ({ reason, color }: ImportWarning, count: number): void => {
    left.set(reason, { reason, color, count: (left.get(reason)?.count ?? 0) + count });
  };
  for (const warning of warnings.slice(MOST_WARNINGS)) leaveOut(warning, 1);
  const hidden = warnings.length + keys.length * untouched.length - shown.length - countOf(left);
  if (hidden > 0) leaveOut(missing('', ''), hidden);
  return [...shown, ...left.values()];
}

const countOf = (left: Map<unknown, ImportWarning>): number =>
  [...left.values()].reduce((sum, { count = 0 }) => sum + count, 0);
