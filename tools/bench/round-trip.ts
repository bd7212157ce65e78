import { Buffer } from 'node:buffer';
import { join } from 'node:path';

import * as formats from '../../core/formats/index.ts';
import type { CatalogueGroup, KeptGroup } from '../../core/formats/index.ts';
import { ROOT } from '../../scripts/lib/run.mjs';
import type { Formats } from '../conformance/cases.ts';
import { CORPUS } from '../lib/outside-data.ts';
import { realFiles } from '../lib/real-files.ts';

interface RealFile {
  kind: string;
  name: string;
  tag: string;
  bytes: Uint8Array;
}

interface Result {
  isSame: boolean;
  wasSame: boolean;
  keys: number;
  keysBefore: number;
  descriptions: number;
  carried: number;
  kilobytes: number;
  reasons: string[];
}

const FIXTURES = join(ROOT, 'core', 'formats', 'profile', 'fixtures');

const LANGUAGE = 1;
const HEAD = [
  'files',
  'number',
  'same bytes before',
  'same bytes kept',
  'keys before',
  'keys kept',
  'descriptions',
  'carried',
  'MB',
  'reports of what was left out, and of duplicates',
];

/** How many files come back as they went in, from an import into an empty project and an export with the default choices. */
export function measure() {
  const rows = [
    ...(CORPUS ? filesIn(CORPUS, formats, '') : []),
    ...filesIn(FIXTURES, formats, 'own fixtures'),
  ].map((file) => ({
    kind: file.kind,
    result: resultOf(file, formats),
  }));
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return {
    title: 'Files that come back',
    head: HEAD,
    rows: kinds.map((kind) =>
      rowOf(
        kind,
        rows.filter((row) => row.kind === kind).map(({ result }) => result),
      ),
    ),
  };
}

function rowOf(kind: string, results: Result[]) {
  const sum = (of: (result: Result) => number) =>
    results.reduce((total, result) => total + of(result), 0).toLocaleString('en');
  const reasons = results.flatMap((result) => result.reasons);
  const counted = [...new Set(reasons)].map(
    (reason) => `${reason} ${reasons.filter((other) => other === reason).length}`,
  );
  return [
    kind,
    String(results.length),
    sum(({ wasSame }) => Number(wasSame)),
    sum(({ isSame }) => Number(isSame)),
    sum(({ keysBefore }) => keysBefore),
    sum(({ keys }) => keys),
    sum(({ descriptions }) => descriptions),
    sum(({ carried }) => carried),
    (results.reduce((total, { kilobytes }) => total + kilobytes, 0) / 1000).toFixed(2),
    counted.join(', ') || '–',
  ];
}

function resultOf(file: RealFile, formats: Formats): Result {
  const before = formats.readFiles([file]);
  const kept = formats.readFiles([file], { keep: true, pluralMode: 'cldr', tag: file.tag });
  const platform = formats.platformOf(file.name) ?? 'web';
  const options = { platform, languageIds: [LANGUAGE], prefix: false, validatedOnly: false };
  const wasWritten = formats.writeProject(projectOf(before.groups, file.tag), options);
  const written = formats.writeProject(projectOf(kept.groups, file.tag), {
    ...options,
    pluralMode: 'cldr',
    profiles: new Map([[LANGUAGE, kept.profile]]),
  });
  const keys = kept.groups.flatMap((group) => group.keys);
  const reasons = kept.warnings.map(({ reason }) => reason.replace('imports.', ''));
  const isSame = ([only, ...others]: typeof written) =>
    only !== undefined && others.length === 0 && Buffer.compare(formats.fileBytes(only), file.bytes) === 0;
  return {
    isSame: isSame(written),
    wasSame: isSame(wasWritten),
    keys: keys.length,
    keysBefore: before.groups.flatMap((group) => group.keys).length,
    descriptions: keys.filter(({ description }) => description !== undefined).length,
    carried: kept.carried.reduce((total, { count }) => total + count, 0),
    kilobytes: file.bytes.length / 1000,
    reasons: reasons.filter((reason) => reason !== 'key_not_snake_case'),
  };
}

function projectOf(groups: KeptGroup[] | CatalogueGroup[], language: string) {
  return {
    languages: [{ id: LANGUAGE, name: language }],
    groups: groups.map(({ name, keys }) => ({
      name,
      keys: keys.map((key) => ({
        ...key,
        values: key.values.map(({ name: text, quantityString = null }) => ({
          name: text,
          quantityString,
          languageId: LANGUAGE,
          status: 'modified' as const,
        })),
      })),
    })),
  };
}

/** @param kind the one of all files; empty: by the folder */
const filesIn = (folder: string, formats: Formats, kind: string): RealFile[] =>
  realFiles(folder, formats).map(({ folder: inner, file, tag, bytes }) => ({
    kind: kind || inner,
    name: file,
    tag,
    bytes,
  }));
