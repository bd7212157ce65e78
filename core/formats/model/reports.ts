import { LIMITS } from '../../domain/rules.js';
import type { ImportReason, ImportWarning } from '../text/import-warning.js';
import type { Malformed } from '../text/malformed.js';
import { LostPlurals } from '../plurals/plural-loss.js';
import { storable } from '../text/storable.js';

const ORANGE: ReadonlySet<ImportReason> = new Set([
  'duplicate_key',
  'key_not_snake_case',
  'quantity_filled',
  'formula_escaped',
  'po_plural_rule',
  'pipes_kept',
]);

type Details = Omit<ImportWarning, 'reason' | 'color'>;

/** Orange = for information, red = something of the file was not imported. */
export const report = (reason: ImportReason, details: Details): ImportWarning => ({
  reason: `imports.${reason}`,
  color: ORANGE.has(reason) ? 'orange' : 'red',
  ...details,
});

/**
 * The report of a file that could not be read.
 *
 * @param parseError why it is rejected, unless the fault says more
 */
export function rejectionOf(
  { line, details }: Malformed,
  file: string,
  parseError: ImportReason = 'reading_file_error',
): ImportWarning {
  const { reason = parseError, ...fault } = details;
  return report(reason, { file, line, ...fault });
}

/** The shown length of a name that is too long to store: enough to find it in the file. */
const SHOWN_LENGTH = 100;

const shown = (name: string): string =>
  name.length > LIMITS.importedName ? storable(`${name.slice(0, SHOWN_LENGTH)}…`) : name;

/** The reports of one file, in the order of docs/formats.md, 1.5. */
export class Reports {
  /** The plurals and forms that the reports say were left out. */
  readonly lost = new LostPlurals();
  private readonly byLine: { line: number; warning: ImportWarning }[] = [];

  constructor(private readonly file: string) {}

  add(
    reason: ImportReason,
    line: number,
    { key, quantities }: { key?: string; quantities?: string[] } = {},
  ): void {
    const details: Details = { file: this.file, line };
    if (key !== undefined) details.key = shown(key);
    if (quantities) details.quantities = quantities.map(shown);
    this.byLine.push({ line, warning: report(reason, details) });
  }

  list(): ImportWarning[] {
    return this.byLine.sort((a, b) => a.line - b.line).map(({ warning }) => warning);
  }
}
