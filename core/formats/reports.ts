import type { ImportReason, ImportWarning } from './catalogue.js';

const ORANGE: ReadonlySet<ImportReason> = new Set([
  'duplicate_key',
  'key_not_snake_case',
  'nested_keys',
  'content_ignored',
]);

type Details = Omit<ImportWarning, 'reason' | 'color'>;

/** Orange = for information, red = something of the file was not imported. */
export const report = (reason: ImportReason, details: Details): ImportWarning => ({
  reason: `imports.${reason}`,
  color: ORANGE.has(reason) ? 'orange' : 'red',
  ...details,
});

/** Long enough to find the key in its file, short enough to show. */
const SHOWN_NAME = 100;

/** What one file has to say, in the order of docs/formats.md 1.5. */
export class Reports {
  private readonly byLine: { line: number; warning: ImportWarning }[] = [];
  private readonly ignored = new Map<string, { line: number; count: number }>();
  private nestedObjects = 0;

  constructor(private readonly file: string) {}

  add(reason: ImportReason, line: number, details: Details = {}): void {
    this.byLine.push({ line, warning: report(reason, { file: this.file, line, ...details }) });
  }

  /** A key left out because its name does not fit; the report holds the beginning of it. */
  addUnnameable(line: number, name: string): void {
    this.add('name_too_long', line, { key: `${name.slice(0, SHOWN_NAME)}…` });
  }

  /** Content this product has no place for: one report per kind, with the first line and the count. */
  ignore(what: string, line: number): void {
    const known = this.ignored.get(what);
    this.ignored.set(what, { line: Math.min(line, known?.line ?? line), count: (known?.count ?? 0) + 1 });
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
