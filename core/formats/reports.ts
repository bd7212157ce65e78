import { LIMITS } from '../domain/rules.js';
import type { ImportReason, ImportWarning } from './catalogue.js';
import type { FileFormat } from './file-format.js';
import type { Malformed } from './malformed.js';
import { storable } from './storable.js';

const ORANGE: ReadonlySet<ImportReason> = new Set([
  'duplicate_key',
  'key_not_snake_case',
  'nested_keys',
  'content_ignored',
  'quantity_filled',
  'formula_escaped',
  'po_plural_rule',
]);

type Details = Omit<ImportWarning, 'reason' | 'color'>;

/** Orange = for information, red = something of the file was not imported. */
export const report = (reason: ImportReason, details: Details): ImportWarning => ({
  reason: `imports.${reason}`,
  color: ORANGE.has(reason) ? 'orange' : 'red',
  ...details,
});

/** Why a reader gave up on a file. */
export function rejectionOf(
  { line, details }: Malformed,
  file: string,
  { parseError = 'reading_file_error' }: FileFormat,
): ImportWarning {
  const { reason = parseError, ...fault } = details;
  return report(reason, { file, line, ...fault });
}

/** Of a name nothing could store, long enough to find it in its file and short enough to show. */
const SHOWN_LENGTH = 100;

const shown = (name: string): string =>
  name.length > LIMITS.importedName ? storable(`${name.slice(0, SHOWN_LENGTH)}…`) : name;

/** The reports of one file, in the order of docs/formats.md, 1.5. */
export class Reports {
  private readonly byLine: { line: number; warning: ImportWarning }[] = [];
  private readonly ignored = new Map<string, { line: number; count: number }>();
  private nestedObjects = 0;

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

  /** Content this product has no place for: one report per kind, with the first line and the count. */
  ignore(what: string, line: number): void {
    const kind = shown(what);
    const known = this.ignored.get(kind);
    this.ignored.set(kind, { line: Math.min(line, known?.line ?? line), count: (known?.count ?? 0) + 1 });
  }

  nest(): void {
    this.nestedObjects += 1;
  }

  list(): ImportWarning[] {
    const keys = this.byLine.sort((a, b) => a.line - b.line).map(({ warning }) => warning);
    const ignored = [...this.ignored]
      .sort(([, a], [, b]) => a.line - b.line)
      .map(([what, { line, count }]) => report('content_ignored', { file: this.file, line, what, count }));
    const nested =
      this.nestedObjects > 0 ? [report('nested_keys', { file: this.file, count: this.nestedObjects })] : [];
    return [...keys, ...ignored, ...nested];
  }
}
