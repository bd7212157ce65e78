import { Buffer } from 'node:buffer';
import { register } from 'node:module';
import { join } from 'node:path';

import { CORPUS } from '../lib/outside-data.mjs';
import { realFiles } from '../lib/real-files.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';

/** @typedef {import('../conformance/cases.mjs').Formats} Formats */
/** @typedef {{ kind: string, name: string, tag: string, bytes: Uint8Array }} RealFile */
/** @typedef {{ isSame: boolean, wasSame: boolean, keys: number, keysBefore: number, descriptions: number, carried: number, kilobytes: number, reasons: string[] }} Result */

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
export async function measure() {
  register('../conformance/source-loader.mjs', import.meta.url);
  /** @type {Formats} */
  const formats = await import('../../core/formats/index.ts');
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

/**
 * @param {string} kind
 * @param {Result[]} results
 */
function rowOf(kind, results) {
  /** @param {(result: Result) => number} of */
  const sum = (of) => results.reduce((total, result) => total + of(result), 0).toLocaleString('en');
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

/**
 * @param {RealFile} file
 * @param {Formats} formats
 * @returns {Result}
 */
function resultOf(file, formats) {
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
  /** @param {typeof written} files */
  const isSame = ([only, ...others]) =>
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

/**
 * @param {import('../../core/formats/index.js').KeptGroup[]
 *   | import('../../core/formats/index.js').CatalogueGroup[]} groups
 * @param {string} language
 */
function projectOf(groups, language) {
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
          status: /** @type {const} */ ('modified'),
        })),
      })),
    })),
  };
}

/**
 * @param {string} folder
 * @param {Formats} formats
 * @param {string} kind the one of all files; empty: by the folder
 * @returns {RealFile[]}
 */
const filesIn = (folder, formats, kind) =>
  realFiles(folder, formats).map(({ folder: inner, file, tag, bytes }) => ({
    kind: kind || inner,
    name: file,
    tag,
    bytes,
  }));
