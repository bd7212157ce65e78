import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NO_LIMITS } from './cases.ts';
import type { Check, Formats } from './cases.ts';
import { withoutGoneReports } from './superseded.ts';

interface RealFile {
  file: string;
  expected: { first_groups: string[]; warnings: Record<string, number> };
}

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** The real files of a folder as checks against what its index expects of an import. */
export function describeRealFiles(folder: string, formats: Formats): Check[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as RealFile[];
  return index.map(({ file, expected }) => ({
    name: file,
    run: () => ({
      expected: withoutGoneReports(expected),
      actual: summaryOf(join(folder, file), file, expected, formats),
    }),
  }));
}

function summaryOf(path: string, name: string, expected: RealFile['expected'], { readFiles }: Formats) {
  const { status, error, groups, warnings } = readFiles(
    [{ name, bytes: new Uint8Array(readFileSync(path)) }],
    {
      limits: NO_LIMITS,
    },
  );
  const keys = groups.flatMap((group) => group.keys);
  const codes = warnings.map(({ reason }) => reason.replace(/^imports\./, '')).sort();
  return {
    status,
    error: error && { reason: error.reason.replace(/^imports\./, ''), color: error.color, line: error.line },
    groups: groups.length,
    keys: keys.length,
    singular: keys.filter(({ isPlural }) => !isPlural).length,
    plural: keys.filter(({ isPlural }) => isPlural).length,
    non_snake_names: keys.filter(({ name: key }) => !SNAKE_CASE.test(key)).length,
    warnings: Object.fromEntries(codes.map((code) => [code, codes.filter((other) => other === code).length])),
    first_groups: groups.slice(0, expected.first_groups.length).map((group) => group.name),
  };
}
